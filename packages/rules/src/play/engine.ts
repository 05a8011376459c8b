import { FAST_ANSWER_MS, NETWORK_GRACE_MS } from "./delays.ts";

/** Why a move is refused. */
export type MoveRefusal = "play/run-over" | "play/wrong-round" | "play/too-early";

// Promised in docs/product.md#judging.

/** What a player does in a round: guesses (in the history game "higher" means later) or lets the clock run out. */
export const GUESSES = ["higher", "lower", "timeout"] as const;
export type Guess = (typeof GUESSES)[number];
export type Direction = Exclude<Guess, "timeout">;
/** How a run ended: by a wrong guess, by the clock, or after a correct guess in the last round. */
export type Outcome = "wrong" | "timeout" | "exhausted";

export interface RoundClock {
	/** How long a player has for the guess; null without a clock. */
	readonly timerMs: number | null;
	/** From the guess to the start of the next round. */
	readonly advanceMs: number;
}

/** The rounds of a run of any kind, which seed and pool fix before it is played: the same for browser and server. */
export interface RunPlan {
	/** How many rounds there are, whatever the guesses; null where the first mistake ends the run. */
	readonly rounds: number | null;
	/** Rounds count from 1. Null where there is no such round. */
	clockOf(round: number): RoundClock | null;
}

export interface RunState {
	readonly status: "playing" | "over";
	/** How the last round ended; null while playing. */
	readonly outcome: Outcome | null;
	/** Correct guesses. */
	readonly score: number;
	/** The open round, or the last one; the first is 1. */
	readonly round: number;
	/** Epoch milliseconds; the round's clock, if there is one, runs from here. */
	readonly roundStartsAt: number;
	/** What all rounds took, each at most its clock, in milliseconds. */
	readonly timeMs: number;
	/** Correct guesses within 2 s of the round's start. */
	readonly fastAnswers: number;
}

/** One guess. `at` is when the judge received it, in epoch milliseconds. */
export interface Move {
	readonly round: number;
	readonly guess: Guess;
	readonly at: number;
}

/** What a move was judged as: a late guess is a time-out. `ms`: how long it took, at most the round's clock. */
export interface RoundAnswer {
	readonly guess: Guess;
	readonly correct: boolean;
	readonly ms: number;
}

/** The numbers of the two items of a round. */
export interface PairValues {
	readonly known: number;
	readonly hidden: number;
}

/** Begins a run; the clock of round 1 starts at `startsAt` (epoch ms). */
export function openRun(startsAt: number): RunState {
	const status = { status: "playing", outcome: null } as const;
	return { ...status, score: 0, round: 1, roundStartsAt: startsAt, timeMs: 0, fastAnswers: 0 };
}

/** Returns why a move can't be judged, or null. A time-out is refused before the clock has run out, or without one. */
export function refusalOf(plan: RunPlan, state: RunState, move: Move): MoveRefusal | null {
	if (state.status === "over") return "play/run-over";
	if (move.round !== state.round) return "play/wrong-round";
	if (move.guess === "timeout" && move.at < deadlineOf(plan, state, 0)) return "play/too-early";
	return null;
}

/**
 * Judges a move that `refusalOf` does not refuse: the only way a run changes. Equal values are right either way.
 * A guess later than the clock and 2 s of grace for the network is a time-out. Without a clock, none is too late.
 */
export function judge(
	plan: RunPlan,
	state: RunState,
	move: Move,
	values: PairValues,
): { state: RunState; answer: RoundAnswer } {
	const clock = clockAt(plan, state.round);
	const guess = move.at > deadlineOf(plan, state, NETWORK_GRACE_MS) ? "timeout" : move.guess;
	const correct = isCorrect(guess, values);
	const elapsed = move.at - state.roundStartsAt;
	const ms = answerMs(guess, elapsed, clock);
	const isFast = correct && elapsed >= 0 && elapsed <= FAST_ANSWER_MS;
	const answered = {
		...state,
		score: state.score + (correct ? 1 : 0),
		timeMs: state.timeMs + ms,
		fastAnswers: state.fastAnswers + (isFast ? 1 : 0),
	};
	const answer = { guess, correct, ms };
	if ((correct || plan.rounds !== null) && hasRound(plan, state.round + 1)) {
		const next = { round: state.round + 1, roundStartsAt: move.at + clock.advanceMs };
		return { state: { ...answered, ...next }, answer };
	}
	return { state: { ...answered, status: "over", outcome: outcomeAfter(answer) }, answer };
}

/** Returns how a run ends with this last answer. */
export function outcomeAfter({ guess, correct }: Pick<RoundAnswer, "guess" | "correct">): Outcome {
	if (correct) return "exhausted";
	return guess === "timeout" ? "timeout" : "wrong";
}

/** Returns what an answer took, in ms: at most the round's clock, and all of it for a time-out.
 * `elapsedMs`: since the round's start. */
export function answerMs(guess: Guess, elapsedMs: number, { timerMs }: RoundClock): number {
	if (timerMs === null) return Math.max(0, elapsedMs);
	return guess === "timeout" ? timerMs : Math.min(Math.max(0, elapsedMs), timerMs);
}

/** Returns the ms left on the open round's clock: all before it starts, 0 after the run; null without a clock. */
export function remainingMs(plan: RunPlan, state: RunState, now: number): number | null {
	const { timerMs } = clockAt(plan, state.round);
	if (timerMs === null) return null;
	if (state.status === "over") return 0;
	return Math.max(0, timerMs - Math.max(0, now - state.roundStartsAt));
}

/** When the open round's time is up, in epoch milliseconds, with a grace; never in a round without a clock. */
export function deadlineOf(plan: RunPlan, { round, roundStartsAt }: RunState, graceMs: number): number {
	const { timerMs } = clockAt(plan, round);
	return timerMs === null ? Number.POSITIVE_INFINITY : roundStartsAt + timerMs + graceMs;
}

/** Returns whether a guess is right. Equal values are right either way; a time-out never is. */
export function isCorrect(guess: Guess, { known, hidden }: PairValues): boolean {
	if (guess === "timeout") return false;
	return guess === "higher" ? hidden >= known : hidden <= known;
}

function hasRound(plan: RunPlan, round: number): boolean {
	if (plan.rounds !== null && round > plan.rounds) return false;
	return plan.clockOf(round) !== null;
}

/** @throws RangeError where the run has no such round. */
function clockAt(plan: RunPlan, round: number): RoundClock {
	const clock = plan.clockOf(round);
	if (!clock) throw new RangeError(`The run has no round ${round}`);
	return clock;
}
