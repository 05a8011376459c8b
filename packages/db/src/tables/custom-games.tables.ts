import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { bytes, column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const CUSTOM_GAMES_TABLES = {
	/** Games as lists show them; their items are in `custom_game_items`. */
	custom_games: {
		id: text,
		/** Null for the site's own games. */
		creator_id: nullable(text),
		/** The client's id for a new game, so that one sent twice is created once. */
		client_id: nullable(text),
		name: text,
		description: text,
		value_label: text,
		/** "Is {B} heavier than {A}?" Empty for the usual question. */
		question: withDefault(text),
		/** 0 where numbers are shown as "1969", not as "1,969". */
		thousands_separator: withDefault(flag),
		privacy: column<PrivacyLevel>(),
		/** Seconds for a guess; 0: no timer. */
		timer_seconds: number,
		item_count: number,
		min_value: number,
		max_value: number,
		/** JSON: the first two items without their values, for previews. */
		cover: text,
		/** Starts at 1 and grows by 1 with each edit. */
		version: withDefault(number),
		/** The secret in the link of a game that is not public. */
		link_key: text,
		play_count: withDefault(number),
		/** Plays that popularity leaves out: the creator's own, and a player's repeats on one day. */
		uncounted_plays: withDefault(number),
		/** 1 while reports keep the game out of lists, until an administrator decides. */
		is_hidden: withDefault(flag),
		created_at: millis,
		updated_at: millis,
		/** Null unless deleted. A chore deletes the row later, 30 days after an administrator's removal. */
		removed_at: nullable(millis),
		removed_by: nullable(column<"creator" | "administrator">()),
		removal_reason: nullable(text),
		/** The words of name and description, as searches compare them (`searchText` of the rules). */
		search_text: text,
	},
	custom_game_items: {
		game_id: text,
		/** JSON: the items, in the creator's order. */
		items: text,
	},
	/** Stored once each, however many games use them. */
	pictures: {
		/** Of the bytes; it is part of the picture's URL. */
		hash: text,
		type: text,
		bytes: bytes,
		size: number,
		created_at: millis,
	},
	/** The users whose storage limit a picture counts against. */
	picture_owners: {
		user_id: text,
		hash: text,
		added_at: millis,
	},
	game_pictures: {
		game_id: text,
		hash: text,
	},
};
