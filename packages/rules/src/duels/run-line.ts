import type { RoundAnswer } from "../play/course.ts";
import type { Guess, RunSpec } from "../play/run.ts";

export interface RunMove {
	readonly guess: Guess;
	readonly correct: boolean;
	readonly at: number;
}

/**
 * Returns a finished run's moves as one side of a duel. Each takes the time from its clock's start, at most the timer.
 * `startedAt` of round 1 in epoch ms; `moves` in the order of their rounds.
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
