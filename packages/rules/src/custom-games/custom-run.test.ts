import { expect, it } from "vitest";
import { answersFromMoves } from "../play/answers.ts";
import { planOf } from "../play/pairs.ts";
import { customSpec, timesOf } from "./custom-run.ts";

it.each([2, 60, 500])("deals each of %d items once, and ends when no item is left", (poolSize) => {
	const { pairOf } = planOf({ seed: "s", poolSize, ...customSpec(0) });
	const dealtItems = Array.from({ length: poolSize - 1 }, (_, index) => pairOf(index + 1)?.second);
	expect(new Set(dealtItems).size).toBe(poolSize - 1);
	expect(pairOf(poolSize)).toBeNull();
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
