import { expect, it } from "vitest";
import { statisticsInput } from "./analytics.schema.ts";

it("accepts a range of up to 366 days", () => {
	const accepts = (from: string, to: string) => statisticsInput.safeParse({ from, to }).success;
	expect(accepts("2025-11-21", "2026-11-21")).toBe(true);
	expect(accepts("2025-11-20", "2026-11-21")).toBe(false);
	expect(accepts("2026-11-21", "2026-11-20")).toBe(false);
	expect(accepts("2026-02-30", "2026-03-01")).toBe(false);
});
