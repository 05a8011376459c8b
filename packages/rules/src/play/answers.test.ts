import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersFromMoves, type JudgedMove, replay } from "./answers.ts";
import { type Guess, judge, openRun, type RoundAnswer, type RunPlan } from "./engine.ts";

const CLOCK = { timerMs: 20_000, advanceMs: 2300 };
const START = 5_000_000;

it("are those that the judge gave", () => {
	const plan = { rounds: null, clockOf: () => CLOCK };
	fc.assert(
		fc.property(fc.array(fc.integer({ min: -2000, max: 25_000 }), { maxLength: 12 }), (waits) => {
			let state = openRun(START);
			const answers: RoundAnswer[] = [];
			const moves: JudgedMove[] = [];
			for (const wait of waits) {
				if (state.status === "over") break;
				const move = { round: state.round, guess: "higher", at: state.roundStartsAt + wait } as const;
				const judged = judge(plan, state, move, { known: 1, hidden: 2 });
				state = judged.state;
				answers.push(judged.answer);
				moves.push({ ...judged.answer, at: move.at });
			}
			expect(answersFromMoves(CLOCK, START, moves)).toEqual(answers);
			expect(answers.reduce((sum, { ms }) => sum + ms, 0)).toBe(state.timeMs);
		}),
	);
});

it("counts every millisecond without a timer", () => {
	const moves = [{ guess: "lower", correct: true, at: START + 90_000 }] as const;
	expect(answersFromMoves({ timerMs: null, advanceMs: 5000 }, START, moves)).toEqual([
		{ guess: "lower", correct: true, ms: 90_000 },
	]);
});

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
