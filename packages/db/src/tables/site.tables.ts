import type { GameKey } from "@hilo/rules/play/games";
import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const SITE_TABLES = {
	game_overrides: {
		game_key: column<GameKey>(),
		is_disabled: withDefault(flag),
		display_order: withDefault(number),
		name: nullable(text),
		description: nullable(text),
	},
	recent_updates: {
		id: text,
		title: text,
		content: text,
		/** May be in the future: shown from then on. */
		published_at: millis,
		is_published: flag,
	},
	settings: {
		key: text,
		value: text,
	},
	/** Where a chore that walks through a table in parts continues. */
	chore_positions: {
		chore: text,
		position: text,
	},
	/** Which process does a chore that one at a time may do. A lease ends by itself. */
	chore_leases: {
		chore: text,
		/** A random name of one piece of work. */
		holder: text,
		until: millis,
	},
	/** Every version of the legal texts; the highest version is in force. */
	legal_texts: {
		kind: column<"privacy" | "terms">(),
		version: number,
		markdown: text,
		published_at: millis,
		published_by: text,
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
	source_cache: {
		/** Provider and URL, without secrets. */
		key: text,
		body: text,
		fetched_at: millis,
		fresh_until: millis,
	},
	/** A hit adds 1, or starts a new window when the row has expired. Expired rows may be deleted. */
	rate_limits: {
		key: text,
		window_start: millis,
		expires_at: millis,
		hits: number,
	},
};
