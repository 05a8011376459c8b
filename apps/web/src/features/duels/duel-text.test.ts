import { expect, test } from "vitest";
import { timeText } from "./duel-text.ts";

test.each([
	[0, "0.0 s"],
	[4249, "4.2 s"],
	[59_949, "59.9 s"],
	[59_950, "1:00.0 min"],
	[64_200, "1:04.2 min"],
	[600_000, "10:00.0 min"],
])("%d ms are %s", (ms, text) => {
	expect(timeText(ms)).toBe(text);
});
