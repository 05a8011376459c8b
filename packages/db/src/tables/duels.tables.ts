import type { PlayedGame } from "@hilo/rules/play/played-game";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface DuelsTables {
	duels: DuelsTable;
	duel_sides: DuelSidesTable;
	duel_records: DuelRecordsTable;
}

/** A seed, a pool and rules, the same for both sides. */
export interface DuelsTable {
	id: string;
	/** `ghost`: each plays at any time, next to the other's recorded run. `live`: both play at the same time. */
	mode: "ghost" | "live";
	game: PlayedGame;
	custom_game_id: string | null;
	/** The link key with which the challenger opened the custom game. It opens the game to the challenger alone. */
	game_link_key: string | null;
	/** "" in games without filters. */
	filter: string;
	choice: string | null;
	measure: string | null;
	pool_id: string;
	seed: string;
	/** A custom game's timer; 0: none. Null in classic games, whose rules set it. */
	timer_ms: number | null;
	/** The number of rounds where a wrong guess does not end a side; null where it does. */
	rounds: number | null;
	/** `open`: a live duel before its start, a ghost duel until its opponent is done; one by link stays open. */
	status: "open" | "playing" | "over" | "declined";
	/** The round of a live duel; 0 before the first. */
	round: number;
	/** When the clock of a live duel's round starts for both; null until both have finished the round before. */
	round_starts_at: Millis | null;
	/** The challenger, at seat 1; null for a visitor. The duel is deleted with the account. */
	from_user_id: string | null;
	/** The challenged player; null for a duel by link or against oneself. */
	to_user_id: string | null;
	rematch_of: string | null;
	created_at: Millis;
	ended_at: Millis | null;
}

/** A side of a duel. Seat 1 is the challenger; a ghost duel by link may have any number of opponents. */
export interface DuelSidesTable {
	duel_id: string;
	seat: number;
	user_id: string | null;
	guest_id: string | null;
	/** `waiting`: has not begun. `left`: has lost by leaving. */
	status: "waiting" | "ready" | "playing" | "over" | "left";
	outcome: "wrong" | "timeout" | "exhausted" | null;
	score: number;
	round: number;
	/** Null before the first round, and while a live round waits for the other side. */
	round_starts_at: Millis | null;
	/** Of all rounds so far. */
	time_ms: number;
	answers: string;
	seen_at: Millis;
	left_at: Millis | null;
	joined_at: Millis;
	ended_at: Millis | null;
}

/** The results against another player; two rows for each pair. */
export interface DuelRecordsTable {
	user_id: string;
	other_id: string;
	won: number;
	lost: number;
	drawn: number;
}

export const DUELS_COLUMNS = {
	duels: {
		id: true,
		mode: true,
		game: true,
		custom_game_id: true,
		game_link_key: true,
		filter: true,
		choice: true,
		measure: true,
		pool_id: true,
		seed: true,
		timer_ms: true,
		rounds: true,
		status: true,
		round: true,
		round_starts_at: true,
		from_user_id: true,
		to_user_id: true,
		rematch_of: true,
		created_at: true,
		ended_at: true,
	},
	duel_sides: {
		duel_id: true,
		seat: true,
		user_id: true,
		guest_id: true,
		status: true,
		outcome: true,
		score: true,
		round: true,
		round_starts_at: true,
		time_ms: true,
		answers: true,
		seen_at: true,
		left_at: true,
		joined_at: true,
		ended_at: true,
	},
	duel_records: { user_id: true, other_id: true, won: true, lost: true, drawn: true },
} as const satisfies Columns<DuelsTables>;
