import type { GameKey } from "@hilo/rules/play/games";
import type { BadgeId } from "@hilo/rules/progression/badges";
import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface ProgressionTables {
	high_scores: HighScoresTable;
	earned_badges: EarnedBadgesTable;
	daily_records: DailyRecordsTable;
}

export interface HighScoresTable {
	user_id: string;
	game_key: GameKey;
	score: number;
	selected_feature: string | null;
	verified: Generated<Flag>;
	achieved_at: Millis;
}

export interface EarnedBadgesTable {
	user_id: string;
	badge_id: BadgeId;
	earned_at: Millis;
	is_announced: Generated<Flag>;
}

export interface DailyRecordsTable {
	user_id: string;
	/** The day, in the site's time zone, of `done`: `2026-11-21`. */
	day: string;
	/** JSON: the daily tasks done on that day. */
	done: string;
	last_complete: string | null;
	streak: number;
}

export const PROGRESSION_COLUMNS = {
	high_scores: {
		user_id: true,
		game_key: true,
		score: true,
		selected_feature: true,
		verified: true,
		achieved_at: true,
	},
	earned_badges: { user_id: true, badge_id: true, earned_at: true, is_announced: true },
	daily_records: { user_id: true, day: true, done: true, last_complete: true, streak: true },
} as const satisfies Columns<ProgressionTables>;
