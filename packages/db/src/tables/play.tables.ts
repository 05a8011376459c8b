import type { PlayedGame, PlayedKey } from "@hilo/rules/play/played-game";
import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface PlayTables {
	pools: PoolsTable;
	runs: RunsTable;
	moves: MovesTable;
}

/** The cards that runs were dealt from, kept so that a run goes on after the data changed. */
export interface PoolsTable {
	/** A hash of the content; of a custom game its id and version. */
	id: string;
	game: PlayedGame;
	source: string;
	as_of: string;
	/** JSON: the cards. */
	cards: string;
	/** JSON: what the rounds ask, where that changes; null where it does not. */
	questions: string | null;
	created_at: Millis;
}

export interface RunsTable {
	id: string;
	user_id: string;
	game: PlayedGame;
	game_key: PlayedKey;
	/** What the player chose to play; "" in games without a choice. */
	filter: Generated<string>;
	/** The label that is kept with the score; in custom games what they compare. */
	feature: string | null;
	pool_id: string;
	seed: string;
	/**
	 * One playing run per user and game. Compare with `sql.lit("playing")`, not with a parameter: a partial
	 * index serves a query only where the text of the query shows that it fits.
	 */
	status: "playing" | "over";
	outcome: "wrong" | "timeout" | "exhausted" | null;
	score: number;
	round: number;
	first: number;
	second: number;
	cycle: number;
	cursor: number;
	streak: number;
	fast_answers: number;
	round_starts_at: Millis;
	started_at: Millis;
	/** Null while playing. */
	ended_at: Millis | null;
	/** Null in classic games. */
	custom_game_id: Generated<string | null>;
	/** The clock of a custom game's rounds as it was when the run was dealt; 0: none. Null in classic games, which have their own. */
	timer_ms: Generated<number | null>;
}

export interface MovesTable {
	run_id: string;
	round: number;
	guess: "higher" | "lower" | "timeout";
	correct: Flag;
	outcome: "wrong" | "timeout" | "exhausted" | null;
	/** The second card's value. This and what follows is kept so that a repeated guess gets the first one's answer. */
	value: number;
	score: number;
	/** 1 where the verdict said that the score beat the player's best. */
	new_best: Generated<Flag>;
	/** The player's best score as the verdict said it; null in moves older than this column. */
	best: number | null;
	/** JSON: the badges and challenges that the run's last verdict said were earned; null where there were none. */
	earned: string | null;
	at: Millis;
}

export const PLAY_COLUMNS = {
	pools: { id: true, game: true, source: true, as_of: true, cards: true, questions: true, created_at: true },
	runs: {
		id: true,
		user_id: true,
		game: true,
		game_key: true,
		filter: true,
		feature: true,
		pool_id: true,
		seed: true,
		status: true,
		outcome: true,
		score: true,
		round: true,
		first: true,
		second: true,
		cycle: true,
		cursor: true,
		streak: true,
		fast_answers: true,
		round_starts_at: true,
		started_at: true,
		ended_at: true,
		custom_game_id: true,
		timer_ms: true,
	},
	moves: {
		run_id: true,
		round: true,
		guess: true,
		correct: true,
		outcome: true,
		value: true,
		score: true,
		new_best: true,
		best: true,
		earned: true,
		at: true,
	},
} as const satisfies Columns<PlayTables>;
