import fc from "fast-check";
import { expect, it } from "vitest";
import { answersFromMoves, type JudgedMove } from "./answers.ts";
import { judge, openRun, type RoundAnswer } from "./engine.ts";

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
