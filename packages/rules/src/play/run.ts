import { type DeckSpec, dealOpening, draw, drawInCycle } from "./deck.ts";
import { FAST_ANSWER_MS, NETWORK_GRACE_MS } from "./delays.ts";
import { type MoveRefusal, RefusedMove } from "./refused-move.ts";

// Promised in docs/product.md#judging.

export type Direction = "higher" | "lower";
/** What a player does in a round: guesses (in the history game "higher" means later) or lets the clock run out. */
export type Guess = Direction | "timeout";
/** How a run ended: by a wrong guess, by the clock, or because after a correct guess no item was left that fits. */
export type Outcome = "wrong" | "timeout" | "exhausted";

/** What a run is dealt and judged by. With the moves, it determines everything else. */
export interface RunSpec extends DeckSpec {
	readonly endsWhenExhausted: boolean;
	/** How long a player has for one guess; null in a game without a clock. */
	readonly timerMs: number | null;
	/** From a correct guess to the start of the next round. */
	readonly advanceMs: number;
}

/** The state of a run. */
export interface Run {
	readonly status: "playing" | "over";
	readonly outcome: Outcome | null;
	readonly score: number;
	/** The open round, or the last one; the first is 1. */
	readonly round: number;
	/** The pool's index of the item whose number is shown. */
	readonly first: number;
	/** The pool's index of the item that is guessed. */
	readonly second: number;
	/** How often all items have been used up. */
	readonly cycle: number;
	/** How far this cycle's order has been dealt. */
	readonly cursor: number;
	/** Epoch milliseconds; the clock, where there is one, runs from here. */
	readonly roundStartsAt: number;
	/** Correct guesses in a row, up to the end of the run if it is over. */
	readonly streak: number;
	/** Correct guesses within 2 s of the round's start. */
	readonly fastAnswers: number;
}

/** One guess. `at` is when the judge received it, in epoch milliseconds. */
export interface Move {
	readonly round: number;
	readonly guess: Guess;
	readonly at: number;
}

/** What came of a move. `guess` is what it was judged as: a guess that came too late is a time-out. */
export interface Verdict {
	readonly round: number;
	readonly guess: Guess;
	readonly correct: boolean;
	readonly outcome: Outcome | null;
	readonly score: number;
}

/** The numbers of the two items that are shown. */
export interface PairValues {
	readonly first: number;
	readonly second: number;
}

/**
 * Deals the opening pair; the clock of round 1 starts at `now` (epoch ms).
 *
 * @throws RangeError when no two items of the pool may meet.
 */
export function openRun(spec: RunSpec, now: number): Run {
	const state = { status: "playing", outcome: null, score: 0, round: 1 } as const;
	return { ...state, ...dealOpening(spec), roundStartsAt: now, streak: 0, fastAnswers: 0 };
}

/** Returns why a move can't be judged, or null. A time-out is refused before the clock has run out, or without one. */
export function refusalOf(spec: RunSpec, run: Run, move: Move): MoveRefusal | null {
	if (run.status === "over") return "play/run-over";
	if (move.round !== run.round) return "play/wrong-round";
	if (move.guess === "timeout" && move.at < deadlineOf(spec, run, 0)) return "play/too-early";
	return null;
}

/**
 * Judges a move that `refusalOf` does not refuse, and deals the next card. Equal values are right either way. A guess
 * that comes later than the clock and 2 s of grace for the network is a time-out. Without a clock, none is too late.
 */
export function settle(
	spec: RunSpec,
	run: Run,
	move: Move,
	values: PairValues,
): { run: Run; verdict: Verdict } {
	const tooLate = move.at > deadlineOf(spec, run, NETWORK_GRACE_MS);
	const guess = tooLate ? "timeout" : move.guess;
	const correct = isCorrect(guess, values);
	const next = correct ? advance(spec, run, move.at) : end(run, guess === "timeout" ? "timeout" : "wrong");
	return {
		run: next,
		verdict: { round: run.round, guess, correct, outcome: next.outcome, score: next.score },
	};
}

/**
 * Judges a move and deals the next card: the only way a run changes. Returns the run after it, and the verdict.
 * @throws RefusedMove `play/run-over`, `play/wrong-round`, or `play/too-early` for an early time-out.
 */
export function judge(
	spec: RunSpec,
	run: Run,
	move: Move,
	values: PairValues,
): { run: Run; verdict: Verdict } {
	const refusal = refusalOf(spec, run, move);
	if (refusal) throw new RefusedMove(refusal);
	return settle(spec, run, move, values);
}

/**
 * Returns the milliseconds left on the open round's clock: all before the round starts, 0 when they are used up or the
 * run is over; null in a game without a clock.
 */
export function remainingMs(spec: RunSpec, run: Run, now: number): number | null {
	if (spec.timerMs === null) return null;
	if (run.status === "over") return 0;
	const elapsed = Math.max(0, now - run.roundStartsAt);
	return Math.max(0, spec.timerMs - elapsed);
}

/**
 * Returns the run that these moves lead to. `valueAt` gives the number of the pool's item at an index.
 *
 * @throws RefusedMove when a move does not follow from those before it.
 */
export function replay(
	spec: RunSpec,
	moves: readonly Move[],
	valueAt: (index: number) => number,
	startedAt: number,
): Run {
	return moves.reduce(
		(run, move) => {
			const values = { first: valueAt(run.first), second: valueAt(run.second) };
			return judge(spec, run, move, values).run;
		},
		openRun(spec, startedAt),
	);
}

/** When the open round's time is up, in epoch milliseconds; never in a game without a clock. */
function deadlineOf({ timerMs }: RunSpec, { roundStartsAt }: Run, graceMs: number): number {
	return timerMs === null ? Number.POSITIVE_INFINITY : roundStartsAt + timerMs + graceMs;
}

/** Returns whether a guess is right. Equal values are right either way; a time-out never is. */
export function isCorrect(guess: Guess, { first, second }: PairValues): boolean {
	if (guess === "timeout") return false;
	return guess === "higher" ? second >= first : second <= first;
}

function end(run: Run, outcome: Outcome): Run {
	return { ...run, status: "over", outcome };
}

function advance(spec: RunSpec, run: Run, at: number): Run {
	const elapsed = at - run.roundStartsAt;
	const fast = elapsed >= 0 && elapsed <= FAST_ANSWER_MS ? 1 : 0;
	const scored = {
		...run,
		score: run.score + 1,
		streak: run.streak + 1,
		fastAnswers: run.fastAnswers + fast,
	};
	const table = { leaves: run.first, stays: run.second };
	const next = spec.endsWhenExhausted ? drawInCycle(spec, run, table) : draw(spec, run, table);
	if (!next) return end(scored, "exhausted");
	const { index: second, cycle, cursor } = next;
	return {
		...scored,
		round: run.round + 1,
		first: run.second,
		second,
		cycle,
		cursor,
		roundStartsAt: at + spec.advanceMs,
	};
}
