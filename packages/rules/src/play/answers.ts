import { answerMs, type Guess, type RoundAnswer, type RoundClock } from "./engine.ts";

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
	clock: RoundClock,
	startedAt: number,
	moves: readonly JudgedMove[],
): RoundAnswer[] {
	let roundStartsAt = startedAt;
	return moves.map(({ guess, correct, at }) => {
		const ms = answerMs(guess, at - roundStartsAt, clock);
		roundStartsAt = at + clock.advanceMs;
		return { guess, correct, ms };
	});
}

/** Returns how many answers are right: the score. */
export function countCorrect(answers: readonly Pick<RoundAnswer, "correct">[]): number {
	return answers.filter(({ correct }) => correct).length;
}
