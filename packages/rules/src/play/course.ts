import { NETWORK_GRACE_MS } from "./delays.ts";
import type { MoveRefusal } from "./refused-move.ts";
import { type Guess, isCorrect, type Move, type Outcome, type PairValues } from "./run.ts";

/** How the clock of one round goes. */
interface CourseClock {
	/** How long a player has for the guess; null without a clock. */
	readonly timerMs: number | null;
	/** From the guess to the start of the next round. */
	readonly advanceMs: number;
}

/**
 * A sequence of rounds that is fixed before it is played: the same cards in the same order for everyone. The daily deck
 * and both sides of a duel are played by it; a run, whose next card depends on its guesses, by `run.ts`.
 */
export interface Course {
	/** How many rounds there are, where a mistake does not end it; null where it does. */
	readonly rounds: number | null;
	/** The clock of a round, from 1; null where there is no such round. */
	clockOf(round: number): CourseClock | null;
}

/** A player's progress on a course. */
export interface Progress {
	readonly status: "playing" | "over";
	/** How the last round ended; `exhausted` where it was right. Null while playing. */
	readonly outcome: Outcome | null;
	/** Right guesses. */
	readonly score: number;
	/** The open round, or the last one; the first is 1. */
	readonly round: number;
	/** Epoch milliseconds; the round's clock runs from here. */
	readonly roundStartsAt: number;
	/** What all rounds took, each at most its clock, in milliseconds. */
	readonly timeMs: number;
}

/** A player's answer in a round, as stored. `ms`: how long it took, at most the round's clock. */
export interface RoundAnswer {
	readonly guess: Guess;
	readonly correct: boolean;
	readonly ms: number;
}

/** Begins a course; the clock of round 1 starts at `startsAt` (epoch ms). */
export function openCourse(startsAt: number): Progress {
	return { status: "playing", outcome: null, score: 0, round: 1, roundStartsAt: startsAt, timeMs: 0 };
}

/** Returns why a move can't be judged, or null. A time-out is refused before the clock has run out, or without one. */
export function refusalOnCourse(course: Course, progress: Progress, move: Move): MoveRefusal | null {
	if (progress.status === "over") return "play/run-over";
	if (move.round !== progress.round) return "play/wrong-round";
	if (move.guess === "timeout" && move.at < deadlineOn(course, progress, 0)) return "play/too-early";
	return null;
}

/**
 * Judges a move that `refusalOnCourse` does not refuse. Equal values are right either way. A guess that comes later
 * than the clock and 2 s of grace for the network is a time-out, so a player who was away has lost only the open round.
 */
export function settleOnCourse(
	course: Course,
	progress: Progress,
	move: Move,
	values: PairValues,
): { progress: Progress; answer: RoundAnswer } {
	const { timerMs, advanceMs } = clockAt(course, progress.round);
	const tooLate = move.at > deadlineOn(course, progress, NETWORK_GRACE_MS);
	const guess = tooLate ? "timeout" : move.guess;
	const correct = isCorrect(guess, values);
	const took = guess === "timeout" && timerMs !== null ? timerMs : move.at - progress.roundStartsAt;
	const ms = Math.min(Math.max(0, took), timerMs ?? Number.MAX_SAFE_INTEGER);
	const answered = {
		...progress,
		score: progress.score + (correct ? 1 : 0),
		timeMs: progress.timeMs + ms,
	};
	const answer = { guess, correct, ms };
	const goesOn = (correct || course.rounds !== null) && hasRound(course, progress.round + 1);
	if (goesOn) {
		const next = { round: progress.round + 1, roundStartsAt: move.at + advanceMs };
		return { progress: { ...answered, ...next }, answer };
	}
	const outcome = correct ? "exhausted" : guess === "timeout" ? "timeout" : "wrong";
	return { progress: { ...answered, status: "over", outcome }, answer };
}

/** Returns the ms left on the open round's clock: all before it starts, 0 once it is over; null without a clock. */
export function remainingOnCourse(course: Course, progress: Progress, now: number): number | null {
	const { timerMs } = clockAt(course, progress.round);
	if (timerMs === null) return null;
	if (progress.status === "over") return 0;
	return Math.max(0, timerMs - Math.max(0, now - progress.roundStartsAt));
}

/** When the open round's time is up, in epoch milliseconds, with a grace; never in a round without a clock. */
export function deadlineOn(course: Course, { round, roundStartsAt }: Progress, graceMs: number): number {
	const { timerMs } = clockAt(course, round);
	return timerMs === null ? Number.POSITIVE_INFINITY : roundStartsAt + timerMs + graceMs;
}

function hasRound(course: Course, round: number): boolean {
	if (course.rounds !== null && round > course.rounds) return false;
	return course.clockOf(round) !== null;
}

/** @throws RangeError where the course has no such round. */
function clockAt(course: Course, round: number): CourseClock {
	const clock = course.clockOf(round);
	if (!clock) throw new RangeError(`The course has no round ${round}`);
	return clock;
}
