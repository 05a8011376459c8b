import { CLASSIC_GAMES, type GameKey } from "../play/games.ts";
import type { Day } from "../progression/site-day.ts";
import { isolated } from "../text/player-text.ts";

/** Games in the popular list, and custom games in the dashboard's list. */
export const POPULAR_GAMES = 20;
export const DASHBOARD_GAMES = 50;
export const TOP_CREATORS = 10;

export interface GamePlays {
	readonly type: "classic" | "custom";
	readonly name: string;
	readonly playCount: number;
}

/** For `sort`, best first: by plays, then custom games before classic ones, then by name. */
export function comparePopularity(a: GamePlays, b: GamePlays): number {
	return (
		b.playCount - a.playCount ||
		Number(a.type === "classic") - Number(b.type === "classic") ||
		(a.name < b.name ? -1 : Number(a.name > b.name))
	);
}

export const BOARD_PERIODS = ["all", "month", "week"] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export type LimitedPeriod = Exclude<BoardPeriod, "all">;
export const LIMITED_PERIODS = ["month", "week"] as const satisfies readonly LimitedPeriod[];

/** Returns the first day of the month or week of a day. Weeks begin on Monday (ISO 8601). */
export function startOf(period: LimitedPeriod, day: Day): Day {
	if (period === "month") return `${day.slice(0, "2026-11".length)}-01`;
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
	return date.toISOString().slice(0, "2026-11-16".length);
}

/** Whose rows a board shows: of all players or, for a signed-in player, of their friends and themselves. */
export const AMONG = ["all", "friends"] as const;
export type Among = (typeof AMONG)[number];

/** What a call may ask for. "auto": of the friends where enough of them are on the board, else of all. */
export const AMONG_INPUTS = [...AMONG, "auto"] as const;
export type AmongInput = (typeof AMONG_INPUTS)[number];

/** With fewer friends on it, besides the player, a board opens on everyone. */
export const MIN_FRIENDS_TO_OPEN_ON = 3;

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

/** Returns how far a score is from being better than another player's: "5 more to pass Ann". */
export function toPassText(missing: number, username: string): string {
	return `${missing} more to pass ${isolated(username)}`;
}

// Promised in docs/product.md#leaderboards.
