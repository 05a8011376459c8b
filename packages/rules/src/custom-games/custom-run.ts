import type { RoundAnswer } from "../play/engine.ts";
import type { RunSpec } from "../play/pairs.ts";

// Promised in docs/product.md#timings.

/** From a right guess until the cards slide. */
export const CUSTOM_REVEAL_MS = 3000;
const CUSTOM_SLIDE_MS = 2000;
/** From a right guess to the start of the next round. */
export const CUSTOM_ADVANCE_MS = CUSTOM_REVEAL_MS + CUSTOM_SLIDE_MS;
/** From a wrong guess until the closing animation. */
export const CUSTOM_WRONG_MS = 1600;
/** The closing animation, between the last reveal and the game-over dialog. */
export const CUSTOM_CLOSING_MS = 2000;

/** Returns the rules of a custom game's runs. Any two items may meet: only equal values have the same text. */
export function customSpec(timerSeconds: number): Omit<RunSpec, "seed" | "poolSize"> {
	return {
		opening: "random",
		fits: () => true,
		endsWhenExhausted: true,
		timerMs: timerSeconds === 0 ? null : timerSeconds * 1000,
		advanceMs: CUSTOM_ADVANCE_MS,
	};
}

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
