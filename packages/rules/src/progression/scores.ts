import type { GameKey } from "../play/games.ts";

// Promised in docs/product.md#scores.

/** A user's high score in one game. */
export interface HighScore {
	/** 0 where there is none. */
	readonly highScore: number;
	/** The filter that the score was reached under, such as "Era: 1980s". */
	readonly selectedFeature?: string;
	/** Whether it came from a judged run (D12). */
	readonly verified: boolean;
}

/** A user's high scores in all games. */
export type ScoreTable = Record<GameKey, HighScore>;

/** The largest score that is taken (D39). */
export const MAX_SCORE = 1_000_000;

/** Returns the high scores of somebody who has none. */
export function emptyScores(): ScoreTable {
	return scoreTable(() => ({ highScore: 0, verified: false }));
}

/** Returns a table with one high score for each key. */
export function scoreTable(of: (key: GameKey) => HighScore): ScoreTable {
	return {
		githubGame: of("githubGame"),
		redditGame: of("redditGame"),
		countryGame: of("countryGame"),
		movieGame: of("movieGame"),
		musicGame: of("musicGame"),
		wealthGame: of("wealthGame"),
		cs16Game: of("cs16Game"),
		historyGame: of("historyGame"),
		historyGame1800_1900: of("historyGame1800_1900"),
		historyGame1900_1940: of("historyGame1900_1940"),
		historyGame1940_1970: of("historyGame1940_1970"),
		historyGame1970_2000: of("historyGame1970_2000"),
		historyGame2000_Present: of("historyGame2000_Present"),
	};
}

/**
 * Returns whether a score replaces the stored one, if any: a higher one does (D13), and so does the first judged one that equals an
 * unverified one, because verified rows rank first (D12). A score of 0 is never stored.
 */
export function beats(
	reached: { score: number; verified: boolean },
	stored: { score: number; verified: boolean } | undefined,
): boolean {
	const present = stored ?? { score: 0, verified: true };
	if (reached.score !== present.score) return reached.score > present.score;
	return reached.score > 0 && reached.verified && !present.verified;
}
