import fc from "fast-check";
import { expect, it } from "vitest";
import { answersFromMoves } from "../play/answers.ts";
import { planOf } from "../play/pairs.ts";
import { timesOf } from "./custom-run.ts";
import { customSpec } from "./spec.ts";

it("deals each item once, and ends when no item is left", () => {
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 60 }), fc.string(), (poolSize, seed) => {
			const { pairOf } = planOf({ seed, poolSize, ...customSpec(0) });
			const dealtItems = Array.from({ length: poolSize - 1 }, (_, index) => pairOf(index + 1)?.second);
			expect(new Set(dealtItems).size).toBe(poolSize - 1);
			expect(pairOf(poolSize)).toBeNull();
		}),
		{ numRuns: 40 },
	);
});

it("waits 5 s from a right guess to the next round, and has a timer only if the game has one", () => {
	expect(customSpec(0).timerMs).toBeNull();
	expect(customSpec(12)).toMatchObject({ timerMs: 12_000, advanceMs: 5000 });
});

it("counts the time from the start of each round, at most the timer's", () => {
	const moves = [2000, 8500, 12_000, 60_000].map((at) => ({ guess: "higher", correct: true, at }) as const);
	// 2 s, 1.5 s, none for a guess during the reveal, and the whole 20 s for the last.
	expect(timesOf(answersFromMoves(customSpec(20), 0, moves))).toEqual({
		totalGuesses: 4,
		timeTaken: 23.5,
		timePerGuess: 5.88,
	});
	expect(timesOf(answersFromMoves(customSpec(0), 0, moves)).timeTaken).toBe(46.5);
	expect(timesOf([])).toEqual({ totalGuesses: 0, timeTaken: 0, timePerGuess: 0 });
});
