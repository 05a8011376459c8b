import fc from "fast-check";
import { expect, it } from "vitest";
import { openCourse, type Progress, settleOnCourse } from "../play/course.ts";
import { lineOfRun } from "./run-line.ts";

const CLOCK = { timerMs: 20_000, advanceMs: 2300 };
const START = 5_000_000;
const values = { first: 1, second: 2 };

it("takes as long as the same moves in a duel to the first mistake", () => {
	const course = { rounds: null, clockOf: () => CLOCK };
	fc.assert(
		fc.property(fc.array(fc.integer({ min: -2000, max: 25_000 }), { maxLength: 12 }), (waits) => {
			let progress: Progress = openCourse(START);
			const [answers, moves] = [[], []] as [object[], { guess: "higher"; correct: boolean; at: number }[]];
			for (const wait of waits) {
				if (progress.status === "over") break;
				const at = progress.roundStartsAt + wait;
				const settled = settleOnCourse(
					course,
					progress,
					{ round: progress.round, guess: "higher", at },
					values,
				);
				progress = settled.progress;
				answers.push(settled.answer);
				moves.push({ ...settled.answer, guess: settled.answer.guess as "higher", at });
			}
			const line = lineOfRun(CLOCK, START, moves);
			expect(line).toEqual(answers);
			expect(line.reduce((sum, { ms }) => sum + ms, 0)).toBe(progress.timeMs);
		}),
	);
});

it("counts every millisecond without a timer", () => {
	const moves = [{ guess: "lower", correct: true, at: START + 90_000 }] as const;
	expect(lineOfRun({ timerMs: null, advanceMs: 5000 }, START, moves)).toEqual([
		{ guess: "lower", correct: true, ms: 90_000 },
	]);
});
