import { expect, test } from "vitest";
import { distanceText } from "./distance.ts";

const maya = { username: "Maya", score: 9 };

test.each([
	[3, 7, null, null],
	[5, 7, null, "New best in 3"],
	[8, 7, null, "New best"],
	[6, 0, maya, null],
	[7, 0, maya, "3 to pass Maya"],
	[10, 0, maya, null],
	[7, 7, maya, "New best in 1"],
	[8, 7, maya, "2 to pass Maya"],
	[10, 7, maya, "New best"],
])("with %i points, a best of %i before and %j ahead: %s", (score, bestBefore, toPass, text) => {
	expect(distanceText({ score, bestBefore }, toPass)).toBe(text);
});
