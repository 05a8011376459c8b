import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NETWORK_GRACE_MS } from "./delays.ts";
import {
	type Guess,
	judge,
	type Move,
	openRun,
	type RoundAnswer,
	type RunPlan,
	type RunState,
	refusalOf,
	remainingMs,
} from "./engine.ts";

const START = 1_700_000_000_000;
const CLOCK = { timerMs: 20_000, advanceMs: 2300 };
const classic: RunPlan = { rounds: null, clockOf: () => CLOCK };
const untimed: RunPlan = { rounds: null, clockOf: () => ({ ...CLOCK, timerMs: null }) };
const ten: RunPlan = { rounds: 10, clockOf: (round) => (round <= 10 ? CLOCK : null) };
const rising = { known: 1, hidden: 2 };
const open = openRun(START);

/** Every kind: to the first mistake with and without an end, ten rounds, with and without a clock, different clocks. */
const plans: fc.Arbitrary<RunPlan> = fc
	.record({
		rounds: fc.constantFrom(null, 1, 3, 10),
		items: fc.constantFrom(1, 4, 30),
		timerMs: fc.constantFrom(20_000, 35_000, null),
		advanceMs: fc.constantFrom(1500, 2300, 5000),
		slower: fc.constantFrom(0, 1000),
	})
	.map(({ rounds, items, timerMs, advanceMs, slower }) => ({
		rounds,
		clockOf: (round) =>
			round > (rounds ?? items)
				? null
				: { timerMs: timerMs === null ? null : timerMs + slower * round, advanceMs },
	}));
const guesses = fc.constantFrom<Guess>("higher", "lower", "higher", "timeout");

function move(state: RunState, guess: Guess, afterMs = 5000): Move {
	return { round: state.round, guess, at: state.roundStartsAt + afterMs };
}

function play(plan: RunPlan, moves: readonly { guess: Guess; afterMs: number }[]) {
	let state = open;
	const answers: RoundAnswer[] = [];
	for (const { guess, afterMs } of moves) {
		const made = move(state, guess, afterMs);
		if (refusalOf(plan, state, made)) continue;
		const judged = judge(plan, state, made, rising);
		state = judged.state;
		answers.push(judged.answer);
	}
	return { state, answers };
}

describe("a guess", () => {
	it("that is right scores, and starts the next round after the game's pause", () => {
		const { state, answer } = judge(classic, open, move(open, "higher"), rising);
		expect(answer).toEqual({ guess: "higher", correct: true, ms: 5000 });
		expect(state).toEqual({
			status: "playing",
			outcome: null,
			score: 1,
			round: 2,
			roundStartsAt: START + 5000 + CLOCK.advanceMs,
			timeMs: 5000,
			fastAnswers: 0,
		});
	});

	it("that is wrong ends a run without a last round, in its round", () => {
		const { state: before } = play(classic, [{ guess: "higher", afterMs: 5000 }]);
		const { state } = judge(classic, before, move(before, "lower"), rising);
		expect(state).toEqual({ ...before, status: "over", outcome: "wrong", timeMs: 10_000 });
	});

	it.each(["higher", "lower"] as const)("of %s is right between equal values", (guess) => {
		expect(judge(classic, open, move(open, guess), { known: 7, hidden: 7 }).answer.correct).toBe(true);
	});

	it("may arrive 2 s after the clock, for the network, and no later", () => {
		const { timerMs } = CLOCK;
		const inTime = move(open, "higher", timerMs + NETWORK_GRACE_MS);
		const { answer } = judge(classic, open, inTime, rising);
		expect(answer).toEqual({ guess: "higher", correct: true, ms: timerMs });
		const late = judge(classic, open, { ...inTime, at: inTime.at + 1 }, rising);
		expect(late.answer).toEqual({ guess: "timeout", correct: false, ms: timerMs });
		expect(late.state).toMatchObject({ status: "over", outcome: "timeout", score: 0 });
	});

	it.each([
		["higher", 2000, 1],
		["higher", 2001, 0],
		["higher", -1, 0],
		["lower", 10, 0],
	] as const)("of %s after %d ms makes %d fast answers", (guess, afterMs, fastAnswers) => {
		expect(judge(classic, open, move(open, guess, afterMs), rising).state.fastAnswers).toBe(fastAnswers);
	});
});

describe("a time-out", () => {
	it("ends the run once the clock has run out, and is refused before", () => {
		const due = move(open, "timeout", CLOCK.timerMs);
		expect(refusalOf(classic, open, { ...due, at: due.at - 1 })).toBe("play/too-early");
		expect(refusalOf(classic, open, due)).toBeNull();
		expect(judge(classic, open, due, rising).state).toMatchObject({ status: "over", outcome: "timeout" });
	});

	it("never comes without a clock, where a guess is never too late", () => {
		const afterMs = 1e12;
		expect(remainingMs(untimed, open, START + afterMs)).toBeNull();
		expect(refusalOf(untimed, open, move(open, "timeout", afterMs))).toBe("play/too-early");
		const { answer } = judge(untimed, open, move(open, "higher", afterMs), rising);
		expect(answer).toEqual({ guess: "higher", correct: true, ms: afterMs });
	});
});

it.each([
	["is at the full time before the round starts", -500, 20_000],
	["runs", 12_345, 7655],
	["stops at 0", 25_000, 0],
])("the clock %s", (_, elapsed, left) => {
	expect(remainingMs(classic, open, START + elapsed)).toBe(left);
});

describe("a run of any kind", () => {
	it("never accepts a move twice, nor one for another round, nor any after its end", () => {
		fc.assert(
			fc.property(plans, fc.array(guesses, { maxLength: 14 }), fc.integer(), (plan, attempts, shift) => {
				let state = open;
				for (const guess of attempts) {
					const made = move(state, guess, guess === "timeout" ? 60_000 : 0);
					if (shift !== 0)
						expect(refusalOf(plan, state, { ...made, round: made.round + shift })).not.toBeNull();
					const refusal = refusalOf(plan, state, made);
					if (state.status === "over") expect(refusal).toBe("play/run-over");
					if (refusal) continue;
					state = judge(plan, state, made, rising).state;
					expect(refusalOf(plan, state, made)).toBe(
						state.status === "over" ? "play/run-over" : "play/wrong-round",
					);
				}
			}),
		);
	});

	it("adds up its answers, and ends with the first mistake or with its last round", () => {
		const attempt = fc.record({ guess: guesses, afterMs: fc.integer({ min: -2000, max: 90_000 }) });
		fc.assert(
			fc.property(plans, fc.array(attempt, { maxLength: 14 }), (plan, moves) => {
				const { state, answers } = play(plan, moves);
				expect(state.score).toBe(answers.filter(({ correct }) => correct).length);
				expect(state.timeMs).toBe(answers.reduce((sum, { ms }) => sum + ms, 0));
				for (const [index, { ms }] of answers.entries()) {
					expect(ms).toBeGreaterThanOrEqual(0);
					expect(ms).toBeLessThanOrEqual(plan.clockOf(index + 1)?.timerMs ?? Number.MAX_SAFE_INTEGER);
				}
				const isLast = plan.clockOf(answers.length + 1) === null;
				const isMistake = plan.rounds === null && answers.some(({ correct }) => !correct);
				expect(state.status).toBe(isLast || isMistake ? "over" : "playing");
				if (isMistake) expect(answers.findIndex(({ correct }) => !correct)).toBe(answers.length - 1);
			}),
		);
	});
});

describe("a run of ten rounds", () => {
	it("times out only the open round of a player who returns after hours", () => {
		const { state, answers } = play(ten, [
			{ guess: "higher", afterMs: 3000 },
			{ guess: "higher", afterMs: 3 * 3_600_000 },
			{ guess: "higher", afterMs: 4000 },
		]);
		expect(answers.map(({ guess }) => guess)).toEqual(["higher", "timeout", "higher"]);
		expect(state).toMatchObject({ status: "playing", score: 2, round: 4, timeMs: 27_000 });
	});

	it("says how its last round ended", () => {
		const nine = Array.from({ length: 9 }, () => ({ guess: "lower" as const, afterMs: 100 }));
		const last = (guess: Guess, afterMs: number) => play(ten, [...nine, { guess, afterMs }]).state.outcome;
		expect(last("higher", 1)).toBe("exhausted");
		expect(last("lower", 1)).toBe("wrong");
		expect(last("higher", CLOCK.timerMs + NETWORK_GRACE_MS + 1)).toBe("timeout");
	});
});
