import type { GameKey } from "@hilo/rules/play/games";
import { column, millis, number, text } from "./column.ts";

export const ANALYTICS_TABLES = {
	play_counts: {
		day: text,
		game_key: column<GameKey>(),
		plays: number,
	},
	/** The site's statistics by day. No row is about a person. */
	daily_counts: {
		/** A day of the site's time zone, `2026-11-21`; for a week or a month its first day. */
		day: text,
		/** What is counted, such as `views`. */
		measure: text,
		/** The subject, such as `/leaderboard`; "" where there is only one. */
		name: text,
		count: number,
	},
	user_activity: {
		user_id: text,
		last_at: millis,
		/** The last day, in the site's time zone, on which the user counted as active; "" for never. */
		last_day: text,
	},
};
