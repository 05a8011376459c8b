import type { Guess, RoundAnswer, RoundClock } from "./engine.ts";

export interface JudgedMove {
	readonly guess: Guess;
	readonly correct: boolean;
	/** Epoch ms. */
	readonly at: number;
}

/**
 * Returns the answers of a run from its stored moves, in the order of their rounds, as `judge` gave them.
 * `startedAt`: of round 1, in epoch ms.
 */
export function answersFromMoves(
	{ timerMs, advanceMs }: RoundClock,
	startedAt: number,
	moves: readonly JudgedMove[],
): RoundAnswer[] {
	let roundStartsAt = startedAt;
	return moves.map(({ guess, correct, at }) => {
		const durationMs = guess === "timeout" && timerMs !== null ? timerMs : at - roundStartsAt;
		const ms = Math.min(Math.max(0, durationMs), timerMs ?? Number.MAX_SAFE_INTEGER);
		roundStartsAt = at + advanceMs;
		return { guess, correct, ms };
	});
}
