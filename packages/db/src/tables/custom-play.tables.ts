import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface CustomPlayTables {
	custom_scores: CustomScoresTable;
	custom_bests: CustomBestsTable;
	custom_plays: CustomPlaysTable;
	custom_play_days: CustomPlayDaysTable;
	game_day_players: GameDayPlayersTable;
	custom_item_figures: CustomItemFiguresTable;
}

/** A player's best play in each of a custom game's three boards. */
export interface CustomScoresTable {
	game_id: string;
	user_id: string;
	board: CustomOrder;
	score: number;
	/** Seconds. */
	time_per_guess: number;
	/** Seconds. */
	time_taken: number;
	total_guesses: number;
	verified: Flag;
	achieved_at: Millis;
}

/** A player's best score, also from documented calls that write no board row. */
export interface CustomBestsTable {
	game_id: string;
	user_id: string;
	score: number;
}

/** All finished plays, for the player's own record. */
export interface CustomPlaysTable {
	id: string;
	game_id: string;
	user_id: string;
	score: number;
	/** Seconds. */
	time_taken: number;
	total_guesses: number;
	verified: Flag;
	played_at: Millis;
}

export interface CustomPlayDaysTable {
	game_id: string;
	day: string;
	plays: number;
}

/** The players of a day, so that popularity counts each once. Deleted after a day or two. */
export interface GameDayPlayersTable {
	day: string;
	game_id: string;
	/** Of the day, the game, and the player's id or the visitor's network address. */
	player_hash: string;
}

export interface CustomItemFiguresTable {
	game_id: string;
	item_id: string;
	guessed: number;
	guessed_right: number;
}

export const CUSTOM_PLAY_COLUMNS = {
	custom_scores: {
		game_id: true,
		user_id: true,
		board: true,
		score: true,
		time_per_guess: true,
		time_taken: true,
		total_guesses: true,
		verified: true,
		achieved_at: true,
	},
	custom_bests: { game_id: true, user_id: true, score: true },
	custom_plays: {
		id: true,
		game_id: true,
		user_id: true,
		score: true,
		time_taken: true,
		total_guesses: true,
		verified: true,
		played_at: true,
	},
	custom_play_days: { game_id: true, day: true, plays: true },
	game_day_players: { day: true, game_id: true, player_hash: true },
	custom_item_figures: { game_id: true, item_id: true, guessed: true, guessed_right: true },
} as const satisfies Columns<CustomPlayTables>;
