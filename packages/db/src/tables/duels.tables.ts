import type { PlayedGame } from "@hilo/rules/play/played-game";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface DuelsTables {
	duels: DuelsTable;
	duel_sides: DuelSidesTable;
	duel_records: DuelRecordsTable;
}

/** A seed, a pool and rules: what both sides of a duel are dealt. */
export interface DuelsTable {
	id: string;
	/** `ghost`: each plays when it suits them, beside the other's run. `live`: both play the same round at once. */
	mode: "ghost" | "live";
	game: PlayedGame;
	/** Null in classic games. */
	custom_game_id: string | null;
	/** The secret of the link that led the challenger to a custom game: it opens the game to the challenger alone. Null where none was needed. */
	game_link_key: string | null;
	/** What the challenger chose to play; "" in games without a choice. */
	filter: string;
	/** The same in words; null in games without a choice. */
	choice: string | null;
	/** What a custom game compares; null in classic games. */
	measure: string | null;
	pool_id: string;
	seed: string;
	/** The clock of a custom game's rounds; 0: none. Null in classic games, which have their own. */
	timer_ms: number | null;
	/** How many rounds there are, where a mistake does not end a side; null where it does, as in the run that the duel was made of. */
	rounds: number | null;
	/** `open`: a live one that has not begun, and every ghost one until its named opponent is done; one by link stays open. */
	status: "open" | "playing" | "over" | "declined";
	/** Of a live duel: the round that both are in; 0 before the first. */
	round: number;
	/** Of a live duel: when that round's clock starts for both; null while somebody is still at the round before. */
	round_starts_at: Millis | null;
	/** The challenger, as on seat 1; null for a visitor. With the account goes the duel. */
	from_user_id: string | null;
	/** To whom it was sent; null where it goes by link or to oneself. */
	to_user_id: string | null;
	/** The duel that this is the rematch of. */
	rematch_of: string | null;
	created_at: Millis;
	/** Null until it is over. */
	ended_at: Millis | null;
}

/** One side of a duel. Seat 1 is the challenger's; a ghost duel by link may have any number of others. */
export interface DuelSidesTable {
	duel_id: string;
	seat: number;
	/** Null for a visitor's. */
	user_id: string | null;
	/** Null for a player's. */
	guest_id: string | null;
	/** `waiting`: has not begun. `left`: has lost by leaving. */
	status: "waiting" | "ready" | "playing" | "over" | "left";
	outcome: "wrong" | "timeout" | "exhausted" | null;
	score: number;
	/** The open round, or the last one. */
	round: number;
	/** Null before the first round, and while a live round waits for the other side. */
	round_starts_at: Millis | null;
	/** All rounds together so far, in ms. */
	time_ms: number;
	/** JSON: the answers in the order of the rounds. */
	answers: string;
	/** When this side's page was last heard of. */
	seen_at: Millis;
	/** When this side's page was closed; null while it is there. */
	left_at: Millis | null;
	joined_at: Millis;
	ended_at: Millis | null;
}

/** How duels between two players have ended, once for each of the two. */
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
