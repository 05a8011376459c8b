import { orderOf } from "../play/deck.ts";
import type { Move, RunSpec } from "../play/run.ts";

/** In seconds, rounded to hundredths. */
export interface RunTimes {
	/** Judged rounds, including time-outs. */
	readonly totalGuesses: number;
	readonly timeTaken: number;
	readonly timePerGuess: number;
}

/** Returns how long the guesses took, without reveals, capped by the timer. `startedAt` of round 1 in epoch ms. */
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

/** Returns the pool indexes of the items that the first `rounds` rounds asked for, in order. */
export function guessedItems(deck: RunSpec, rounds: number): number[] {
	const dealt = orderOf(deck, 0);
	// Round 1 asks for the second item; the first is only compared with.
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
