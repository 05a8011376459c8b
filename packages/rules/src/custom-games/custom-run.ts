import type { RoundAnswer } from "../play/engine.ts";

/** In seconds, rounded to hundredths. */
export interface RunTimes {
	/** Judged rounds, including time-outs. */
	readonly totalGuesses: number;
	readonly timeTaken: number;
	readonly timePerGuess: number;
}

/** Returns how long the answers took, without reveals. */
export function timesOf(answers: readonly RoundAnswer[]): RunTimes {
	const seconds = answers.reduce((sum, { ms }) => sum + ms, 0) / 1000;
	const totalGuesses = answers.length;
	return {
		totalGuesses,
		timeTaken: hundredths(seconds),
		timePerGuess: totalGuesses === 0 ? 0 : hundredths(seconds / totalGuesses),
	};
}

function hundredths(seconds: number): number {
	return Math.round(seconds * 100) / 100;
}
