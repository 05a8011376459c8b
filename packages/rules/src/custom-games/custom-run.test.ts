import fc from "fast-check";
import { expect, it } from "vitest";
import { judge, openRun, type Run, type RunSpec } from "../play/run.ts";
import { guessedItems, timesOf } from "./custom-run.ts";
import { customSpec } from "./spec.ts";

const spec = (poolSize: number, timerSeconds = 0): RunSpec => ({
	seed: "seed",
	poolSize,
	...customSpec(timerSeconds),
});

it("deals each item once, and ends when no item is left", () => {
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 60 }), fc.string(), (size, seed) => {
			const deck = { ...spec(size), seed };
			let run: Run = openRun(deck, 0);
			const asked: number[] = [];
			while (run.status === "playing") {
				asked.push(run.second);
				const move = { round: run.round, guess: "higher", at: run.roundStartsAt } as const;
				run = judge(deck, run, move, { first: 7, second: 7 }).run;
			}
			expect(run).toMatchObject({ outcome: "exhausted", score: size - 1 });
			expect(new Set(asked).size).toBe(size - 1);
			expect(guessedItems(deck, asked.length)).toEqual(asked);
			expect(guessedItems(deck, 1)).toEqual(asked.slice(0, 1));
		}),
		{ numRuns: 40 },
	);
});

it("waits 5 s from a right guess to the next round, and has a timer only if the game has one", () => {
	expect(customSpec(0).timerMs).toBeNull();
	expect(customSpec(12)).toMatchObject({ timerMs: 12_000, advanceMs: 5000 });
});

it("counts the time from the start of each round, at most the timer's", () => {
	const moves = [2000, 8500, 12_000, 60_000].map((at) => ({ at }));
	// 2 s, 1.5 s, none for a guess during the reveal, and the whole 20 s for the last.
	expect(timesOf(customSpec(20), 0, moves)).toEqual({
		totalGuesses: 4,
		timeTaken: 23.5,
		timePerGuess: 5.88,
	});
	expect(timesOf(customSpec(0), 0, moves).timeTaken).toBe(46.5);
	expect(timesOf(customSpec(0), 0, [])).toEqual({ totalGuesses: 0, timeTaken: 0, timePerGuess: 0 });
});
