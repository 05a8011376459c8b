import { expect, test } from "vitest";
import { timeText } from "./duel-text.ts";

test.each([
	[4249, "4.2 s"],
	[59_949, "59.9 s"],
	[59_950, "1:00.0 min"],
])("%d ms are %s", (ms, text) => {
	expect(timeText(ms)).toBe(text);
});
