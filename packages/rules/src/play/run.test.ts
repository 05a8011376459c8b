import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { CLASSIC_GAMES } from "./games.ts";
import { type Guess, judge, type Move, openRun, type Run, type RunSpec, remainingMs, replay } from "./run.ts";

const START = 1_700_000_000_000;
const GRACE = 2000;
const spec: RunSpec = {
	seed: "a run",
	poolSize: 10,
	opening: "first-two",
	fits: () => true,
	endsWhenExhausted: false,
	timerMs: 20_000,
	advanceMs: 2300,
};
const rising = { first: 1, second: 2 };

const specs: fc.Arbitrary<RunSpec> = fc.record({
	seed: fc.string(),
	poolSize: fc.integer({ min: 2, max: 25 }),
	opening: fc.constantFrom("first-two", "random"),
	fits: fc.constant(() => true),
	endsWhenExhausted: fc.boolean(),
	timerMs: fc.constantFrom(20_000, 35_000, null),
	advanceMs: fc.constantFrom(1500, 2000, 2300),
});

function move(run: Run, guess: Guess, afterMs = 5000): Move {
	return { round: run.round, guess, at: run.roundStartsAt + afterMs };
}

function after(moves: Guess[]): Run {
	return moves.reduce((run, guess) => judge(spec, run, move(run, guess), rising).run, openRun(spec, START));
}

describe("a guess", () => {
	it("that is right scores, and the second item becomes the first", () => {
		const before = openRun(spec, START);
		const { run, verdict } = judge(spec, before, move(before, "higher"), rising);
		expect(verdict).toEqual({ round: 1, guess: "higher", correct: true, outcome: null, score: 1 });
		expect(run).toMatchObject({ status: "playing", outcome: null, score: 1, round: 2, first: 1, streak: 1 });
		expect(run.roundStartsAt).toBe(START + 5000 + spec.advanceMs);
	});

	it("that is wrong ends the run and leaves the pair on the table", () => {
		const before = after(["higher", "higher"]);
		const { run, verdict } = judge(spec, before, move(before, "lower"), rising);
		expect(verdict).toEqual({ round: 3, guess: "lower", correct: false, outcome: "wrong", score: 2 });
		expect(run).toEqual({ ...before, status: "over", outcome: "wrong" });
	});

	it.each(["higher", "lower"] as const)("of %s is right between equal values", (guess) => {
		const run = openRun(spec, START);
		expect(judge(spec, run, move(run, guess), { first: 7, second: 7 }).verdict.correct).toBe(true);
	});

	it("may arrive 2 s after the clock, for the network, and no later", () => {
		const run = openRun(spec, START);
		expect(judge(spec, run, move(run, "higher", 20_000 + GRACE), rising).verdict.correct).toBe(true);
		const late = judge(spec, run, move(run, "higher", 20_000 + GRACE + 1), rising);
		expect(late.verdict).toEqual({
			round: 1,
			guess: "timeout",
			correct: false,
			outcome: "timeout",
			score: 0,
		});
	});

	it("within 2 s of the round's start is a fast answer", () => {
		const run = openRun(spec, START);
		expect(judge(spec, run, move(run, "higher", 0), rising).run.fastAnswers).toBe(1);
		expect(judge(spec, run, move(run, "higher", 2000), rising).run.fastAnswers).toBe(1);
		expect(judge(spec, run, move(run, "higher", 2001), rising).run.fastAnswers).toBe(0);
		expect(judge(spec, run, move(run, "higher", -1), rising).run.fastAnswers).toBe(0);
		expect(judge(spec, run, move(run, "lower", 10), rising).run.fastAnswers).toBe(0);
	});
});

describe("a time-out", () => {
	it("ends the run once the clock has run out", () => {
		const run = openRun(spec, START);
		const { verdict } = judge(spec, run, move(run, "timeout", 20_000), rising);
		expect(verdict).toEqual({ round: 1, guess: "timeout", correct: false, outcome: "timeout", score: 0 });
	});

	it("is refused before", () => {
		const run = openRun(spec, START);
		expect(() => judge(spec, run, move(run, "timeout", 19_999), rising)).toThrowError(
			expect.objectContaining({ code: "play/too-early", status: 409 }),
		);
	});
});

describe("the clock", () => {
	const run = openRun(spec, START);
	it.each([
		["stands at the full time before the round starts", -500, 20_000],
		["starts with the round", 0, 20_000],
		["runs", 12_345, 7655],
		["stops at 0", 25_000, 0],
	])("%s", (_, elapsed, left) => {
		expect(remainingMs(spec, run, START + elapsed)).toBe(left);
	});

	it("is at 0 when the run is over", () => {
		expect(remainingMs(spec, { ...run, status: "over", outcome: "wrong" }, START)).toBe(0);
	});
});

describe("the judge", () => {
	it("never accepts a move twice, nor one for another round", () => {
		fc.assert(
			fc.property(specs, fc.integer({ min: 1, max: 30 }), fc.integer(), (any, rounds, shift) => {
				let run = openRun(any, START);
				for (let i = 0; i < rounds && run.status === "playing"; i++) {
					const made = move(run, "higher");
					run = judge(any, run, made, rising).run;
					expect(() => judge(any, run, made, rising)).toThrowError(
						expect.objectContaining({ code: run.status === "over" ? "play/run-over" : "play/wrong-round" }),
					);
				}
				const other = { ...move(run, "higher"), round: run.round + shift };
				if (shift !== 0) expect(() => judge(any, run, other, rising)).toThrow();
			}),
		);
	});

	it("accepts nothing after the run is over", () => {
		const guesses = fc.constantFrom<Guess>("higher", "lower", "timeout");
		fc.assert(
			fc.property(guesses, fc.integer({ min: -5, max: 5 }), fc.nat(), (guess, rounds, delay) => {
				const over = after(["higher", "lower"]);
				const late = { round: over.round + rounds, guess, at: over.roundStartsAt + delay };
				expect(() => judge(spec, over, late, rising)).toThrowError(
					expect.objectContaining({ code: "play/run-over" }),
				);
			}),
		);
	});

	it("scores nothing that comes after time", () => {
		fc.assert(
			fc.property(
				specs,
				fc.constantFrom(20_000, 35_000),
				fc.integer({ min: 1, max: 1e9 }),
				fc.constantFrom("higher", "lower"),
				(any, timerMs, late, guess) => {
					const timed = { ...any, timerMs };
					const run = openRun(timed, START);
					const sent = move(run, guess, timerMs + GRACE + late);
					const { run: over, verdict } = judge(timed, run, sent, rising);
					expect(verdict.correct).toBe(false);
					expect(over).toMatchObject({ status: "over", outcome: "timeout", score: 0 });
				},
			),
		);
	});

	it("accepts a guess at any time without a clock, and never a time-out", () => {
		fc.assert(
			fc.property(specs, fc.nat({ max: 1e12 }), fc.constantFrom("higher", "lower"), (any, delay, guess) => {
				const untimed = { ...any, timerMs: null };
				const run = openRun(untimed, START);
				expect(remainingMs(untimed, run, START + delay)).toBeNull();
				expect(() => judge(untimed, run, move(run, "timeout", delay), rising)).toThrowError(
					expect.objectContaining({ code: "play/too-early" }),
				);
				const { verdict } = judge(untimed, run, move(run, guess, delay), rising);
				expect(verdict).toMatchObject({ guess, correct: guess === "higher" });
			}),
		);
	});

	it("changes no input, and uses neither the clock nor random numbers", () => {
		const clock = vi.spyOn(Date, "now");
		const chance = vi.spyOn(Math, "random");
		const run = Object.freeze(openRun(Object.freeze({ ...spec }), START));
		judge(spec, run, Object.freeze(move(run, "higher")), Object.freeze({ ...rising }));
		expect(clock).not.toHaveBeenCalled();
		expect(chance).not.toHaveBeenCalled();
	});
});

describe("a run", () => {
	it("in a game that ends with its items is over after the last", () => {
		fc.assert(
			fc.property(specs, (any) => {
				const ending = { ...any, endsWhenExhausted: true };
				let run = openRun(ending, START);
				const shown = new Set([run.first]);
				while (run.status === "playing") {
					shown.add(run.second);
					run = judge(ending, run, move(run, "higher"), rising).run;
				}
				expect(run).toMatchObject({
					outcome: "exhausted",
					score: any.poolSize - 1,
					streak: any.poolSize - 1,
				});
				expect(shown.size).toBe(any.poolSize);
			}),
		);
	});

	it("in a game that reuses its items never ends, and repeats no item before all were shown", () => {
		fc.assert(
			fc.property(specs, (any) => {
				const endless = { ...any, endsWhenExhausted: false };
				let run = openRun(endless, START);
				const shown = [run.first, run.second];
				for (let i = 0; i < any.poolSize * 3; i++) {
					run = judge(endless, run, move(run, "higher"), rising).run;
					shown.push(run.second);
					expect(run.first).not.toBe(run.second);
				}
				expect(run).toMatchObject({ status: "playing", score: any.poolSize * 3 });
				expect(new Set(shown.slice(0, any.poolSize)).size).toBe(any.poolSize);
			}),
		);
	});

	it("that is replayed from its seed and its moves has the same result", () => {
		const attempts = fc.array(
			fc.record({
				guess: fc.constantFrom<Guess>("higher", "lower", "higher", "lower", "timeout"),
				delay: fc.oneof(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 15_000, max: 45_000 })),
				round: fc.constantFrom(0, 0, 0, 0, -1, 1),
			}),
			{ maxLength: 80 },
		);
		const values = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 25, maxLength: 25 });
		fc.assert(
			fc.property(specs, values, attempts, (any, numbers, tried) => {
				const valueAt = (index: number) => numbers[index] ?? 0;
				const accepted: Move[] = [];
				let [run, right] = [openRun(any, START), 0];
				for (const { guess, delay, round } of tried) {
					const made = { round: run.round + round, guess, at: run.roundStartsAt + delay };
					const pair = { first: valueAt(run.first), second: valueAt(run.second) };
					try {
						const { run: next, verdict } = judge(any, run, made, pair);
						accepted.push(made);
						right += verdict.correct ? 1 : 0;
						run = next;
					} catch {
						// Refused: it must not affect the replay.
					}
				}
				expect(replay(any, accepted, valueAt, START)).toEqual(run);
				expect(run.score).toBe(right);
			}),
		);
	});

	it("can be dealt for every game", () => {
		for (const game of Object.values(CLASSIC_GAMES)) {
			const run = openRun({ ...game, seed: "s", poolSize: 22, fits: () => true }, START);
			expect(run).toMatchObject({ status: "playing", round: 1, score: 0, roundStartsAt: START });
		}
	});
});
