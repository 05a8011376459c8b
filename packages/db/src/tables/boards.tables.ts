import type { GameKey } from "@hilo/rules/play/games";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface BoardsTables {
	period_scores: PeriodScoresTable;
	score_counts: ScoreCountsTable;
	time_counts: TimeCountsTable;
	creator_totals: CreatorTotalsTable;
	play_totals: PlayTotalsTable;
}

/** A player's best score in a week or a month; old periods are deleted. */
export interface PeriodScoresTable {
	user_id: string;
	game_key: GameKey;
	period: "week" | "month";
	/** The period's first day in the site's time zone, `2026-11-16`. */
	starts: string;
	score: number;
	selected_feature: string | null;
	/** 1 where the score came from a judged run. */
	verified: Flag;
	achieved_at: Millis;
}

/** The number of a board's rows per place, to compute ranks. Kept by triggers, like the tables below. */
export interface ScoreCountsTable {
	/** A game's key; for a week or a month, `githubGame week 2026-11-16`. */
	board: string;
	/** A bucket's width is 2 to the power of this: 0, 7 and 14. */
	unit: number;
	/** Twice the score, plus 1 where it is verified, in that unit. */
	bucket: number;
	count: number;
}

/** The number of rows at one place by the time they were reached: the earlier ranks first. */
export interface TimeCountsTable {
	board: string;
	place: number;
	/** A bucket's width is 2 to the power of this: 20, 26 and 32. */
	unit: number;
	bucket: Millis;
	count: number;
}

/** Sums over a creator's listed games. */
export interface CreatorTotalsTable {
	creator_id: string;
	plays: number;
	games: number;
	timer_games: number;
}

export interface PlayTotalsTable {
	game_key: GameKey;
	plays: number;
}

export const BOARDS_COLUMNS = {
	period_scores: {
		user_id: true,
		game_key: true,
		period: true,
		starts: true,
		score: true,
		selected_feature: true,
		verified: true,
		achieved_at: true,
	},
	score_counts: { board: true, unit: true, bucket: true, count: true },
	time_counts: { board: true, place: true, unit: true, bucket: true, count: true },
	creator_totals: { creator_id: true, plays: true, games: true, timer_games: true },
	play_totals: { game_key: true, plays: true },
} as const satisfies Columns<BoardsTables>;
