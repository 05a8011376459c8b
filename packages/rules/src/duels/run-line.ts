import type { RoundAnswer } from "../play/course.ts";
import type { Guess, RunSpec } from "../play/run.ts";

/** A move of a run as it was judged. */
export interface RunMove {
	readonly guess: Guess;
	readonly correct: boolean;
	/** Epoch milliseconds. */
	readonly at: number;
}

/**
 * Returns the moves of a finished run as one side of a duel: how each was judged then, and how long it took from where its round's clock
 * started, at most that clock.
 *
 * @param startedAt of round 1, epoch ms.
 * @param moves in the order of their rounds.
 */
export function lineOfRun(
	{ timerMs, advanceMs }: Pick<RunSpec, "timerMs" | "advanceMs">,
	startedAt: number,
	moves: readonly RunMove[],
): RoundAnswer[] {
	let roundStartsAt = startedAt;
	return moves.map(({ guess, correct, at }) => {
		const took = guess === "timeout" && timerMs !== null ? timerMs : at - roundStartsAt;
		const ms = Math.min(Math.max(0, took), timerMs ?? Number.MAX_SAFE_INTEGER);
		roundStartsAt = at + advanceMs;
		return { guess, correct, ms };
	});
}
