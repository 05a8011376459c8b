import type { PlayedGame, PlayedKey } from "@hilo/rules/play/played-game";
import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface PlayTables {
	pools: PoolsTable;
	runs: RunsTable;
	moves: MovesTable;
}

/** The items of running and finished runs, kept so that a run continues after the data changed. */
export interface PoolsTable {
	/** A hash of the content; for a custom game its id and version. */
	id: string;
	game: PlayedGame;
	source: string;
	as_of: string;
	cards: string;
	/** JSON: the questions, where they differ between rounds; null where they do not. */
	questions: string | null;
	created_at: Millis;
}

export interface RunsTable {
	id: string;
	user_id: string;
	game: PlayedGame;
	game_key: PlayedKey;
	filter: Generated<string>;
	/** The label kept with the score; in custom games what they compare. */
	feature: string | null;
	pool_id: string;
	seed: string;
	/** Compare with `sql.lit("playing")`: a parameter would not let the partial index match. */
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
	ended_at: Millis | null;
	custom_game_id: Generated<string | null>;
	/** A custom game's timer when the run was dealt; 0: none. Null in classic games, whose rules set it. */
	timer_ms: Generated<number | null>;
}

export interface MovesTable {
	run_id: string;
	round: number;
	guess: "higher" | "lower" | "timeout";
	correct: Flag;
	outcome: "wrong" | "timeout" | "exhausted" | null;
	/** The hidden item's value. This and the columns below let a repeated guess get the same answer. */
	value: number;
	score: number;
	/** 1 where the answer said that the score is the player's new best. */
	new_best: Generated<Flag>;
	/** The player's best score in that answer; null in older moves. */
	best: number | null;
	/** JSON: the badges and daily tasks that the run's last answer announced; null for none. */
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
