import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { column, flag, millis, number, text } from "./column.ts";

export const CUSTOM_PLAY_TABLES = {
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
};
