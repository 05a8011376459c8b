import { expect, test } from "vitest";
import { comparisonText } from "./score-text.ts";

test.each([
	[null, "all", 1, "You’re the first to finish this deck."],
	[71, "all", 1204, "Better than 71 % of 1,204 players"],
	[71, "players", 1204, "Better than 71 % of 1,204 signed-in players"],
	[0, "players", 12, "12 signed-in players have finished this deck."],
	[100, "all", 12, "Better than everyone so far!"],
] as const)("better than %s of %s, %d of them: %s", (betterThan, among, finished, text) => {
	expect(comparisonText({ betterThan, among, finished })).toBe(text);
});
