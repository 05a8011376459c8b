import { describe, expect, it } from "vitest";
import type { Guess, RunPlan } from "./engine.ts";
import { replay } from "./replay.ts";

const RUN_CLOCK = { timerMs: 20_000, advanceMs: 2300 };
const toMistake: RunPlan = { rounds: null, clockOf: (round) => (round <= 3 ? RUN_CLOCK : null) };
const untimed: RunPlan = { rounds: null, clockOf: () => ({ ...RUN_CLOCK, timerMs: null }) };
const rising = () => ({ known: 1, hidden: 2 });
const of = (...guesses: Guess[]) =>
	guesses.map((guess) => ({ guess, ms: guess === "timeout" ? 20_000 : 900 }));

describe("a replayed run", () => {
	it("has the score and the times of its guesses", () => {
		expect(replay(toMistake, of("higher", "lower"), rising)).toMatchObject({
			state: { outcome: "wrong", score: 1, timeMs: 1800 },
			answers: [
				{ guess: "higher", correct: true, ms: 900 },
				{ guess: "lower", correct: false, ms: 900 },
			],
		});
		expect(replay(toMistake, of("higher", "timeout"), rising)?.state).toMatchObject({ outcome: "timeout" });
		expect(replay(toMistake, of("higher", "higher", "higher"), rising)?.state).toMatchObject({
			outcome: "exhausted",
			score: 3,
		});
	});

	it("is refused unless the guesses are one whole run within its clocks", () => {
		for (const guesses of [
			[],
			of("higher"),
			of("lower", "higher"),
			of("higher", "higher", "higher", "higher"),
			[{ guess: "lower", ms: 20_001 }],
			[{ guess: "timeout", ms: 19_999 }],
		] satisfies Parameters<typeof replay>[1][])
			expect(replay(toMistake, guesses, rising), JSON.stringify(guesses)).toBeNull();
		expect(replay(untimed, of("timeout"), rising)).toBeNull();
	});
});
