import { GAME_KEYS, type GameKey } from "../play/games.ts";

interface HighScore {
	/** 0 if there is none. */
	readonly highScore: number;
	/** Of the filter that the score was reached under, such as "Era: 1980s". */
	readonly label?: string;
	/** Whether it came from a judged run. */
	readonly verified: boolean;
}

export type ScoreTable = Record<GameKey, HighScore>;

/** The largest accepted score (docs/product.md#scores). */
export const MAX_SCORE = 1_000_000;

/** Returns a table with one entry for each key. */
export function scoreTable<Score>(highScoreOf: (key: GameKey) => Score): Record<GameKey, Score> {
	return Object.fromEntries(GAME_KEYS.map((key) => [key, highScoreOf(key)])) as Record<GameKey, Score>;
}

/** Returns whether a score above 0 replaces the stored one: it is higher, or equal and the only verified one. */
export function isBetterScore(
	reached: { score: number; verified: boolean },
	stored: { score: number; verified: boolean } | undefined,
): boolean {
	const current = stored ?? { score: 0, verified: true };
	if (reached.score !== current.score) return reached.score > current.score;
	return reached.score > 0 && reached.verified && !current.verified;
}
