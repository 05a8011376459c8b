import { expect, test } from "vitest";
import { monthLater, monthSearch } from "./months.ts";

test("counts months across the end of a year", () => {
	expect([monthLater("2026-12", 1), monthLater("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("shows the newest month by default", () => {
	const named = ["2026-11", "2026-13", "2026-1", "", 5].map((month) => monthSearch({ month }).month);
	expect(named).toEqual(["2026-11", undefined, undefined, undefined, undefined]);
});
