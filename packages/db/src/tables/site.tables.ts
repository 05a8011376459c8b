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
};
