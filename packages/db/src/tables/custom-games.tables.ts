import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface CustomGamesTables {
	custom_games: CustomGamesTable;
	custom_game_items: CustomGameItemsTable;
	custom_game_words: CustomGameWordsTable;
	listed_games: ListedGamesTable;
	pictures: PicturesTable;
	picture_owners: PictureOwnersTable;
	game_pictures: GamePicturesTable;
}

/** Games as lists show them; their items are in `custom_game_items`. */
export interface CustomGamesTable {
	id: string;
	/** Null for the site's own games. */
	creator_id: string | null;
	/** The client's id for a new game, so that one sent twice is created once. */
	client_id: string | null;
	name: string;
	description: string;
	value_label: string;
	privacy: PrivacyLevel;
	/** Seconds for a guess; 0: no timer. */
	timer_seconds: number;
	item_count: number;
	min_value: number;
	max_value: number;
	/** JSON: the first two items without their values, for previews. */
	cover: string;
	/** Starts at 1 and grows by 1 with each edit. */
	version: Generated<number>;
	/** The secret in the link of a game that is not public. */
	link_key: string;
	play_count: Generated<number>;
	/** Plays that popularity leaves out: the creator's own, and a player's repeats on one day. */
	uncounted_plays: Generated<number>;
	/** 1 while reports keep the game out of lists, until an administrator decides. */
	is_hidden: Generated<Flag>;
	created_at: Millis;
	updated_at: Millis;
	/** Null unless deleted. A chore deletes the row later, 30 days after an administrator's removal. */
	removed_at: Millis | null;
	removed_by: "creator" | "administrator" | null;
	removal_reason: string | null;
}

export interface CustomGameItemsTable {
	game_id: string;
	/** JSON: the items, in the creator's order. */
	items: string;
}

/** The search index of public games. */
export interface CustomGameWordsTable {
	word: string;
	game_id: string;
}

/** One row, kept by triggers: the number of publicly listed games. */
export interface ListedGamesTable {
	id: 1;
	count: number;
}

/** Stored once each, however many games use them. */
export interface PicturesTable {
	/** Of the bytes; it is part of the picture's URL. */
	hash: string;
	type: string;
	bytes: Uint8Array;
	size: number;
	created_at: Millis;
}

/** The users whose storage limit a picture counts against. */
export interface PictureOwnersTable {
	user_id: string;
	hash: string;
	added_at: Millis;
}

export interface GamePicturesTable {
	game_id: string;
	hash: string;
}

export const CUSTOM_GAMES_COLUMNS = {
	custom_games: {
		id: true,
		creator_id: true,
		client_id: true,
		name: true,
		description: true,
		value_label: true,
		privacy: true,
		timer_seconds: true,
		item_count: true,
		min_value: true,
		max_value: true,
		cover: true,
		version: true,
		link_key: true,
		play_count: true,
		uncounted_plays: true,
		is_hidden: true,
		created_at: true,
		updated_at: true,
		removed_at: true,
		removed_by: true,
		removal_reason: true,
	},
	custom_game_items: { game_id: true, items: true },
	custom_game_words: { word: true, game_id: true },
	listed_games: { id: true, count: true },
	pictures: { hash: true, type: true, bytes: true, size: true, created_at: true },
	picture_owners: { user_id: true, hash: true, added_at: true },
	game_pictures: { game_id: true, hash: true },
} as const satisfies Columns<CustomGamesTables>;
