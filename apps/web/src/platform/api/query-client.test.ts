import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("each try waits twice as long as the one before, up to 8 s", () => {
	const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
	if (typeof retryDelay !== "function") throw new Error("no pauses");
	const pauses = [0, 1, 2, 3, 4, 5].map((failures) => retryDelay(failures, new Error("no connection")));
	expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
});
