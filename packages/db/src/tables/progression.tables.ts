import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { BadgeId } from "@hilo/rules/progression/badges";
import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const PROGRESSION_TABLES = {
	high_scores: {
		user_id: text,
		game_key: column<GameKey>(),
		score: number,
		label: nullable(text),
		verified: withDefault(flag),
		achieved_at: millis,
	},
	earned_badges: {
		user_id: text,
		badge_id: column<BadgeId>(),
		earned_at: millis,
		is_announced: withDefault(flag),
	},
	/** Right answers in judged rounds of a classic game, of which mastery is made. */
	right_answers: {
		user_id: text,
		game: column<GameId>(),
		right_answers: number,
	},
	daily_records: {
		user_id: text,
		/** The day, in the site's time zone, of `done`: `2026-11-21`. */
		day: text,
		/** JSON: the daily tasks done on that day. */
		done: text,
		last_complete: nullable(text),
		streak: number,
	},
};
