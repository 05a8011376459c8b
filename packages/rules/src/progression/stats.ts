import type { Outcome } from "../play/engine.ts";

// Promised in docs/product.md#scores.

/** The statistics behind the badges (docs/product.md#badges). */
export interface GameStats {
	/** Finished runs of classic and custom games, unverified scores too. */
	readonly gamesPlayed: number;
	/** The longest streak of correct guesses without a wrong one or a time-out. */
	readonly perfectStreak: number;
	/** Runs of at least 5 right after a run of the same game that scored 0. */
	readonly comebacks: number;
	/** The most in one run. */
	readonly fastAnswers: number;
}

/** `currentStreak`: right guesses in a row that the next run may continue. */
export interface RunningStats extends GameStats {
	readonly currentStreak: number;
}

export interface FinishedRun {
	readonly score: number;
	readonly streak: number;
	readonly fastAnswers: number;
	readonly outcome: Outcome;
	/** Of the player's previous run of the same game; null if there was none. */
	readonly previousScore: number | null;
}

/** The lowest score that makes a comeback after a 0. */
const COMEBACK_SCORE = 5;

/** Returns the statistics after a judged run. A streak continues after a run that ended because the items ran out. */
export function statsAfterRun(stats: RunningStats, run: FinishedRun): RunningStats {
	const winStreak = stats.currentStreak + run.streak;
	const comeback = run.previousScore === 0 && run.score >= COMEBACK_SCORE ? 1 : 0;
	return {
		gamesPlayed: stats.gamesPlayed + 1,
		perfectStreak: Math.max(stats.perfectStreak, winStreak),
		currentStreak: run.outcome === "exhausted" ? winStreak : 0,
		comebacks: stats.comebacks + comeback,
		fastAnswers: Math.max(stats.fastAnswers, run.fastAnswers),
	};
}
