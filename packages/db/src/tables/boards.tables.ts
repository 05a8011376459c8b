import type { GameKey } from "@hilo/rules/play/games";
import { column, flag, millis, nullable, number, text } from "./column.ts";

export const BOARDS_TABLES = {
	/** A player's best score in a week or a month; old periods are deleted. */
	period_scores: {
		user_id: text,
		game_key: column<GameKey>(),
		period: column<"week" | "month">(),
		/** The period's first day in the site's time zone, `2026-11-16`. */
		starts: text,
		score: number,
		selected_feature: nullable(text),
		/** 1 where the score came from a judged run. */
		verified: flag,
		achieved_at: millis,
	},
	/** The number of a board's rows per place, to compute ranks. Kept by triggers, like the tables below. */
	score_counts: {
		/** A game's key; for a week or a month, `githubGame week 2026-11-16`. */
		board: text,
		/** A bucket's width is 2 to the power of this: 0, 7 and 14. */
		unit: number,
		/** Twice the score, plus 1 where it is verified, in that unit. */
		bucket: number,
		count: number,
	},
	/** The number of rows at one place by the time they were reached: the earlier ranks first. */
	time_counts: {
		board: text,
		place: number,
		/** A bucket's width is 2 to the power of this: 20, 26 and 32. */
		unit: number,
		bucket: millis,
		count: number,
	},
	/** Sums over a creator's listed games. */
	creator_totals: {
		creator_id: text,
		plays: number,
		games: number,
		timer_games: number,
	},
	play_totals: {
		game_key: column<GameKey>(),
		plays: number,
	},
};
