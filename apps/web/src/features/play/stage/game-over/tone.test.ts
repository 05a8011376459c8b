import { expect, test } from "vitest";
import { strengthOf, toneOf, wordsFor } from "./tone.ts";

const run = (score: number, best: number, rest: Partial<Parameters<typeof toneOf>[0]> = {}) => ({
	score,
	best,
	newBest: false,
	outcome: "wrong" as const,
	...rest,
});

test.each([
	[run(0, 7), "none", "Tough one. The next pair is yours."],
	[run(1, 20), "short", "Every streak starts somewhere."],
	[run(4, 7), "short", "3 short of your best."],
	[run(7, 7), "good", "Level with your best."],
	[run(44, 50), "good", "What a run!"],
	[run(12, 30, { outcome: "timeout" }), "good", "Time’s up. Great run!"],
	[run(9, 9, { newBest: true }), "best", "Nice run!"],
	[run(39, 39, { newBest: true, outcome: "exhausted", wholeDeck: true }), "deck", "You beat the whole deck!"],
	[run(12, 12, { outcome: "exhausted" }), "deck", "You got every pair of this deck right!"],
] as const)("%j is told as %s: %s", (result, tone, words) => {
	expect(toneOf(result)).toBe(tone);
	expect(wordsFor(result)).toBe(words);
});

test.each([
	[run(4, 7), 0],
	[run(5, 50), 1],
	[run(10, 50), 2],
	[run(20, 50), 3],
	[run(24, 24, { newBest: true }), 3],
	[run(8, 8, { outcome: "exhausted" }), 3],
] as const)("%j is celebrated with strength %i", (result, strength) => {
	expect(strengthOf(result)).toBe(strength);
});
