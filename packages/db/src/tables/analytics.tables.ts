import type { GameKey } from "@hilo/rules/play/games";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface AnalyticsTables {
	play_counts: PlayCountsTable;
	daily_counts: DailyCountsTable;
	user_activity: UserActivityTable;
}

/** The site's statistics by day. No row is about a person. */
export interface DailyCountsTable {
	/** A day of the site's time zone, `2026-11-21`; for a week or a month its first day. */
	day: string;
	/** What is counted, such as `views`. */
	measure: string;
	/** The subject, such as `/leaderboard`; "" where there is only one. */
	name: string;
	count: number;
}

export interface UserActivityTable {
	user_id: string;
	last_at: Millis;
	/** The last day, in the site's time zone, that counted the user as active; "" for never, as with "Do Not Track". */
	last_day: string;
}

export interface PlayCountsTable {
	day: string;
	game_key: GameKey;
	plays: number;
}

export const ANALYTICS_COLUMNS = {
	play_counts: { day: true, game_key: true, plays: true },
	daily_counts: { day: true, measure: true, name: true, count: true },
	user_activity: { user_id: true, last_at: true, last_day: true },
} as const satisfies Columns<AnalyticsTables>;
