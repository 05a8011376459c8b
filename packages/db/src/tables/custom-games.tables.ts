import type { Category } from "@hilo/rules/custom-games/categories";
import type { LicenceId } from "@hilo/rules/custom-games/licences";
import type { InvitationStatus, PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import type { CustomOrder } from "@hilo/rules/leaderboards/boards";
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
		/** Null where the creator chose none. */
		category: nullable(column<Category>()),
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
		/** Where the numbers are from, as an address or a text. Empty for none. */
		source: withDefault(text),
		/** The date of the numbers: "2026", "2026-08" or "2026-08-31". Empty for none. */
		as_of: withDefault(text),
		/** Null where the creator chose none. */
		licence: nullable(column<LicenceId>()),
		/** 1 where each item has a source, so that lists need not read the items. */
		is_sourced: withDefault(flag),
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
	/** A player's best play in each of a custom game's three boards. */
	custom_scores: {
		game_id: text,
		user_id: text,
		board: column<CustomOrder>(),
		score: number,
		/** Seconds. */
		time_per_guess: number,
		/** Seconds. */
		time_taken: number,
		total_guesses: number,
		verified: flag,
		achieved_at: millis,
	},
	/** A player's best score, also from documented calls that write no board row. */
	custom_bests: {
		game_id: text,
		user_id: text,
		score: number,
	},
	/** All finished plays, for the player's own record. */
	custom_plays: {
		id: text,
		game_id: text,
		user_id: text,
		score: number,
		/** Seconds. */
		time_taken: number,
		total_guesses: number,
		verified: flag,
		played_at: millis,
	},
	custom_play_days: {
		game_id: text,
		day: text,
		plays: number,
		/** Players with a judged run, each once, without the creator. */
		players: number,
	},
	/** The players of a day, so that popularity counts each once. Deleted after a day or two. */
	game_day_players: {
		day: text,
		game_id: text,
		/** Of the day, the game, and the player's id or the visitor's network address. */
		player_hash: text,
	},
	custom_item_statistics: {
		game_id: text,
		item_id: text,
		guessed: number,
		guessed_right: number,
	},
	/** One row for each custom game and receiver. */
	custom_invitations: {
		id: text,
		game_id: text,
		user_id: text,
		sender_id: text,
		message: text,
		status: column<InvitationStatus>(),
		/** 1 where it was sent to a mail address: the sender sees the receiver's account only after it is accepted. */
		by_address: flag,
		sent_at: millis,
		answered_at: nullable(millis),
	},
	/** Unsubscribe links in mails to people without an account. */
	mail_links: {
		token_hash: text,
		/** Of the address in lower case. */
		address_hash: text,
		sent_at: millis,
	},
	/** Addresses that refuse further mails from players. */
	mail_refusals: {
		address_hash: text,
		refused_at: millis,
	},
};
