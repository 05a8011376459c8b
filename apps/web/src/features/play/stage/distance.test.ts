import { expect, test } from "vitest";
import { distanceText } from "./distance.ts";

const maya = { username: "Maya", score: 9 };

test.each([
	[3, 7, null, null],
	[5, 7, null, "New best in 3"],
	[7, 7, null, "New best in 1"],
	[8, 7, null, "New best"],
	[12, 7, null, "New best"],
	[0, 0, null, null],
	[4, 0, null, null],
	[6, 0, maya, null],
	[7, 0, maya, "3 to pass Maya"],
	[9, 0, maya, "1 to pass Maya"],
	[10, 0, maya, null],
	[7, 7, maya, "New best in 1"],
	[8, 7, maya, "2 to pass Maya"],
	[10, 7, maya, "New best"],
])("with %i points, a best of %i before and %j ahead: %s", (score, bestBefore, toPass, text) => {
	expect(distanceText({ score, bestBefore }, toPass)).toBe(text);
});
