import { CLASSIC_GAMES, type GameKey } from "../play/games.ts";

export const BOARD_ROWS = 10;

/** Places are counted up to this one, and players up to this number. */
export const MAX_RANK = 100_000;

/** `timePerGuess` in seconds, `date` in epoch ms. */
export interface CustomRanked {
	readonly score: number;
	readonly timePerGuess: number;
	readonly date: number;
	readonly verified: boolean;
}

export const CUSTOM_ORDERS = ["score", "time", "date"] as const;
export type CustomOrder = (typeof CUSTOM_ORDERS)[number];

type Compare<Row> = (a: Row, b: Row) => number;

/** For `sort`, best first. Of otherwise equal rows, verified ones come first. */
export const COMPARE_CUSTOM: Readonly<Record<CustomOrder, Compare<CustomRanked>>> = {
	score: (a, b) =>
		b.score - a.score || a.timePerGuess - b.timePerGuess || a.date - b.date || verifiedFirst(a, b),
	time: (a, b) => a.timePerGuess - b.timePerGuess || verifiedFirst(a, b),
	date: (a, b) => b.date - a.date || verifiedFirst(a, b),
};

/** Returns the requested order. An unknown one means score. */
export function customOrder(sortBy: string | undefined): CustomOrder {
	return CUSTOM_ORDERS.find((order) => order === sortBy) ?? "score";
}

/** Returns the share of right guesses in percent, rounded; 0 without a guess. */
export function efficiency(score: number, totalGuesses: number): number {
	return totalGuesses > 0 ? Math.round((score / totalGuesses) * 100) : 0;
}

function verifiedFirst(a: { verified: boolean }, b: { verified: boolean }): number {
	return Number(b.verified) - Number(a.verified);
}

/** Returns the key of a history board from the key or only its period, "1800_1900"; null for any other text. */
export function historyKeyOf(variant: string): GameKey | null {
	const { keys } = CLASSIC_GAMES.history;
	return keys.find((key) => key === variant || key === `historyGame${variant}`) ?? null;
}

// Promised in docs/product.md#leaderboards.
