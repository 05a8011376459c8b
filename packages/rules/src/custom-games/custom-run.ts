import { orderOf } from "../play/deck.ts";
import type { Move, RunSpec } from "../play/run.ts";

/** How long a player took over a run, in seconds, rounded to hundredths (D58). */
export interface RunTimes {
	/** Rounds that were judged, time-outs among them. */
	readonly totalGuesses: number;
	readonly timeTaken: number;
	readonly timePerGuess: number;
}

/**
 * Returns how long the guesses of a finished run took. A round counts from where its clock starts, so neither the reveal before it nor a
 * guess that comes during it takes time, and never longer than the clock gives.
 *
 * @param startedAt of round 1, epoch ms.
 * @param moves in the order of their rounds.
 */
export function timesOf(
	{ timerMs, advanceMs }: Pick<RunSpec, "timerMs" | "advanceMs">,
	startedAt: number,
	moves: readonly Pick<Move, "at">[],
): RunTimes {
	let roundStartsAt = startedAt;
	let takenMs = 0;
	for (const { at } of moves) {
		takenMs += Math.min(Math.max(0, at - roundStartsAt), timerMs ?? Number.POSITIVE_INFINITY);
		roundStartsAt = at + advanceMs;
	}
	const seconds = takenMs / 1000;
	const totalGuesses = moves.length;
	return {
		totalGuesses,
		timeTaken: hundredths(seconds),
		timePerGuess: totalGuesses === 0 ? 0 : hundredths(seconds / totalGuesses),
	};
}

/** Returns which items the first `rounds` rounds of such a run asked for, by their indexes in the pool: round 1 first. */
export function guessedItems(deck: RunSpec, rounds: number): number[] {
	const dealt = orderOf(deck, 0);
	// The first item is only compared with.
	dealt.next();
	const asked: number[] = [];
	while (asked.length < rounds) {
		const { value, done } = dealt.next();
		if (done) break;
		asked.push(value);
	}
	return asked;
}

function hundredths(seconds: number): number {
	return Math.round(seconds * 100) / 100;
}
