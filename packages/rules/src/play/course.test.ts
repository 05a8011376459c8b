import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Course, openCourse, type Progress, refusalOnCourse, settleOnCourse } from "./course.ts";
import { NETWORK_GRACE_MS } from "./delays.ts";
import type { Guess } from "./run.ts";

const CLOCK = { timerMs: 20_000, advanceMs: 2300 };
const ten: Course = { rounds: 10, clockOf: (round) => (round <= 10 ? CLOCK : null) };
const endless: Course = { rounds: null, clockOf: () => CLOCK };
const START = 1_000_000;
const values = { first: 1, second: 2 };

function play(course: Course, guesses: readonly { guess: Guess; after: number }[]) {
	let progress: Progress = openCourse(START);
	const answers = [];
	for (const { guess, after } of guesses) {
		if (progress.status === "over") break;
		const move = { round: progress.round, guess, at: progress.roundStartsAt + after };
		const settled = settleOnCourse(course, progress, move, values);
		progress = settled.progress;
		answers.push(settled.answer);
	}
	return { progress, answers };
}

const someGuess = fc.record({
	guess: fc.constantFrom<Guess>("higher", "lower"),
	after: fc.integer({ min: -2000, max: 60_000 }),
});

describe("a course of ten rounds", () => {
	it("continues after mistakes and late guesses to its last round, and adds up its answers", () => {
		fc.assert(
			fc.property(fc.array(someGuess, { minLength: 10, maxLength: 12 }), (guesses) => {
				const { progress, answers } = play(ten, guesses);
				expect(answers).toHaveLength(10);
				expect(progress.status).toBe("over");
				expect(progress.score).toBe(answers.filter(({ correct }) => correct).length);
				expect(progress.timeMs).toBe(answers.reduce((sum, { ms }) => sum + ms, 0));
				expect(answers.every(({ ms }) => ms >= 0 && ms <= CLOCK.timerMs)).toBe(true);
			}),
		);
	});

	it("times out only the open round of a player who returns after hours", () => {
		const { progress, answers } = play(ten, [
			{ guess: "higher", after: 3000 },
			{ guess: "higher", after: 3 * 3_600_000 },
			{ guess: "higher", after: 4000 },
		]);
		expect(answers.map(({ guess }) => guess)).toEqual(["higher", "timeout", "higher"]);
		expect(progress).toMatchObject({ status: "playing", score: 2, round: 4, timeMs: 27_000 });
	});

	it("says how its last round ended", () => {
		const nine = Array.from({ length: 9 }, () => ({ guess: "lower" as const, after: 100 }));
		const last = (guess: Guess, after: number) => play(ten, [...nine, { guess, after }]).progress.outcome;
		expect(last("higher", 1)).toBe("exhausted");
		expect(last("lower", 1)).toBe("wrong");
		expect(last("higher", CLOCK.timerMs + NETWORK_GRACE_MS + 1)).toBe("timeout");
	});
});

describe("a course that ends with the first mistake", () => {
	it("has as many right guesses as come before it", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 30 }), (right) => {
				const guesses = Array.from({ length: right }, () => ({ guess: "higher" as const, after: 5 }));
				const { progress } = play(endless, [...guesses, { guess: "lower", after: 5 }]);
				expect(progress).toMatchObject({ status: "over", outcome: "wrong", score: right, round: right + 1 });
			}),
		);
	});
});

it("refuses another round, an early time-out, and any move after the end", () => {
	const open = openCourse(START);
	const move = { round: 1, guess: "timeout", at: START + CLOCK.timerMs - 1 } as const;
	expect(refusalOnCourse(ten, open, move)).toBe("play/too-early");
	expect(refusalOnCourse(ten, open, { ...move, at: move.at + 1 })).toBeNull();
	expect(refusalOnCourse(ten, open, { ...move, round: 2 })).toBe("play/wrong-round");
	expect(refusalOnCourse(ten, { ...open, status: "over" }, move)).toBe("play/run-over");
});
