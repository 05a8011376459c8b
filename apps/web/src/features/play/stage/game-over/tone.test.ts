import { expect, test } from "vitest";
import type { EndedRun } from "./ending.ts";
import { bestStamp, distanceToBest, distanceToPass, strengthOf, toneOf, wordsFor } from "./tone.ts";

const run = (score: number, best: number, rest: Partial<EndedRun> = {}) => ({
	score,
	best,
	bestBefore: best,
	newBest: false,
	outcome: "wrong" as const,
	...rest,
});
const newBest = (score: number, bestBefore: number) => run(score, score, { bestBefore, newBest: true });
const exhausted = { outcome: "exhausted" } as const;

test.each([
	[run(0, 7), "none", "Tough one. The next pair is yours."],
	[run(1, 20), "short", "Every streak starts somewhere."],
	[newBest(4, 0), "short", "Every streak starts somewhere."],
	[run(44, 50), "good", "What a run!"],
	[run(12, 30, { outcome: "timeout" }), "good", "Time’s up. Great run!"],
	[newBest(9, 3), "best", "Nice run!"],
	[run(39, 39, { newBest: true, ...exhausted, wholeDeck: true }), "deck", "You beat the whole deck!"],
	[run(12, 12, exhausted), "deck", "You got every pair of this deck right!"],
] as const)("%j is told as %s: %s", (result, tone, words) => {
	expect(toneOf(result)).toBe(tone);
	expect(wordsFor(result)).toBe(words);
});

test.each([
	[newBest(4, 3), 0],
	[run(5, 50), 1],
	[newBest(5, 3), 2],
	[run(10, 50), 2],
	[run(20, 50), 3],
	[newBest(24, 20), 3],
	[run(8, 8, exhausted), 3],
] as const)("%j is celebrated with strength %i", (result, strength) => {
	expect(strengthOf(result)).toBe(strength);
});

test.each([
	[newBest(1, 0), false, "First score"],
	[newBest(4, 2), true, null],
	[newBest(5, 0), false, "New best"],
	[newBest(12, 9), true, "First place"],
	[run(12, 12), true, null],
] as const)("%j, first on the board: %s, is stamped %s", (result, isFirst, stamp) => {
	expect(bestStamp(result, isFirst)).toBe(stamp);
});

test.each([
	[run(7, 12), "5 below your best"],
	[run(7, 7), "Level with your best"],
	[newBest(9, 7), "2 above your old best"],
	[newBest(3, 0), "Get 4 for a new best"],
	[run(0, 0), "Get 1 for your first score"],
	[run(9, 9, { ...exhausted, bestBefore: 0, newBest: true }), null],
] as const)("%j is %s", (result, text) => {
	expect(distanceToBest(result)).toBe(text);
});

test("tells how many points pass another player", () => {
	const maya = { username: "Maya", score: 9 };
	expect([2, 9, 10].map((score) => distanceToPass(score, maya))).toEqual([
		"8 to pass ",
		"1 to pass ",
		"ahead of ",
	]);
});
