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

/** The games that people make, as lists show them; what is compared in them stands apart. */
export interface CustomGamesTable {
	id: string;
	/** Null for the site's own. */
	creator_id: string | null;
	/** What the creator's device calls a game that it makes, so that one sent twice is made once. */
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
	/** JSON: the first two items without their values, for pictures of the game. */
	cover: string;
	/** 1 at first, one more with each change by the creator. */
	version: Generated<number>;
	/** The secret in the links of games that are not public. */
	link_key: string;
	play_count: Generated<number>;
	/** How many of them popularity leaves out: the creator's own, and a player's repeats of a day. */
	uncounted_plays: Generated<number>;
	/** 1 while enough reports keep it out of lists, until an administrator has looked. */
	is_hidden: Generated<Flag>;
	created_at: Millis;
	updated_at: Millis;
	/** Null unless deleted. It is kept until a chore removes it for good, what an administrator removed for 30 days. */
	removed_at: Millis | null;
	removed_by: "creator" | "administrator" | null;
	/** Why an administrator removed it. */
	removal_reason: string | null;
}

export interface CustomGameItemsTable {
	game_id: string;
	/** JSON: the items, in the creator's order. */
	items: string;
}

/** Every word that a public game is found by. */
export interface CustomGameWordsTable {
	/** In lower case. */
	word: string;
	game_id: string;
}

/** One row: how many games are listed for everybody. The database itself keeps it. */
export interface ListedGamesTable {
	id: 1;
	count: number;
}

/** Pictures that people gave their items, once each, however many use them. */
export interface PicturesTable {
	/** Of the bytes: what the picture's address is made of. */
	hash: string;
	/** `image/webp`. */
	type: string;
	bytes: Uint8Array;
	/** How many bytes. */
	size: number;
	created_at: Millis;
}

/** Whose limit a picture counts against. */
export interface PictureOwnersTable {
	user_id: string;
	hash: string;
	added_at: Millis;
}

/** Which games show a picture. */
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
