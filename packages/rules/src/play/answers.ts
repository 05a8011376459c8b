import {
	answerMs,
	type Guess,
	judge,
	openRun,
	type PairValues,
	type RoundAnswer,
	type RoundClock,
	type RunPlan,
	type RunState,
	refusalOf,
} from "./engine.ts";

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

/**
 * Judges the guesses of a whole run again, as the server does for a run that a browser judged. `ms`: from the start of
 * the guess's round. Returns null where the guesses are not exactly one finished run, or one came after its clock.
 */
export function replay(
	plan: RunPlan,
	guesses: readonly { readonly guess: Guess; readonly ms: number }[],
	valuesAt: (round: number) => PairValues,
): { state: RunState; answers: RoundAnswer[] } | null {
	let state = openRun(0);
	const answers: RoundAnswer[] = [];
	for (const { guess, ms } of guesses) {
		const { round, roundStartsAt } = state;
		const timerMs = plan.clockOf(round)?.timerMs ?? Number.POSITIVE_INFINITY;
		const move = { round, guess, at: roundStartsAt + ms };
		if (ms > timerMs || refusalOf(plan, state, move)) return null;
		const judged = judge(plan, state, move, valuesAt(round));
		state = judged.state;
		answers.push(judged.answer);
	}
	return state.status === "over" ? { state, answers } : null;
}
