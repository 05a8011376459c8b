import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface DailyTables {
	daily_decks: DailyDecksTable;
	daily_attempts: DailyAttemptsTable;
	daily_answers: DailyAnswersTable;
	daily_scores: DailyScoresTable;
	daily_zones: DailyZonesTable;
	daily_excused: DailyExcusedTable;
	heartbeats: HeartbeatsTable;
	outages: OutagesTable;
}

/** The decks that were opened, with the numbers as they were then. */
export interface DailyDecksTable {
	/** The day that it belongs to, wherever that is: "2026-11-23". */
	day: string;
	/** JSON: the ten rounds. */
	rounds: string;
	created_at: Millis;
}

/** One player's or one visitor's one attempt at a day's deck. */
export interface DailyAttemptsTable {
	id: string;
	day: string;
	/** Null for a visitor's. */
	user_id: string | null;
	/** Null for a player's. */
	guest_id: string | null;
	/** Where it was played: an IANA name. */
	time_zone: string;
	started_at: Millis;
	/** When the day's deck closes there. */
	closes_at: Millis;
	status: "playing" | "over";
	score: number;
	/** The open round, or the last one. */
	round: number;
	round_starts_at: Millis;
	/** All rounds together so far, in ms. */
	time_ms: number;
	/** JSON: the answers in the order of the rounds. */
	answers: string;
	/** 1 where it was a player's from its beginning: only these stand on boards. */
	verified: Flag;
	/** 0 where it is left out of the crowd's figures: too many visitors of one address were there before. */
	counted: Generated<Flag>;
	/** Null while playing. */
	ended_at: Millis | null;
}

/** What the crowd answered, counted in several parts so that players at the same moment don't wait for one another. */
export interface DailyAnswersTable {
	day: string;
	round: number;
	guess: "higher" | "lower" | "timeout";
	shard: number;
	count: number;
	/** How many of these were signed in from the beginning of their attempt. */
	players: Generated<number>;
}

/** How many reached each score, counted in several parts. */
export interface DailyScoresTable {
	day: string;
	score: number;
	shard: number;
	count: number;
	/** How many of these were signed in from the beginning of their attempt. */
	players: Generated<number>;
}

/** Where players have their days. */
export interface DailyZonesTable {
	user_id: string;
	/** An IANA name. */
	time_zone: string;
	/** The zone before the last change, whose days stay open until they close; null where there was none. */
	previous_zone: string | null;
	/** Null where it never was changed. */
	changed_at: Millis | null;
	/** The oldest and the newest day that were open then; null where it never was changed. */
	open_from: string | null;
	open_to: string | null;
}

/** Days that the operator has declared to count as played for everybody. */
export interface DailyExcusedTable {
	day: string;
	reason: string;
	created_at: Millis;
}

/** One row: when the site was last known to be open to players. */
export interface HeartbeatsTable {
	id: number;
	at: Millis;
}

/** When the site was not open to players, from its own record. */
export interface OutagesTable {
	began_at: Millis;
	ended_at: Millis;
}

export const DAILY_COLUMNS = {
	daily_decks: { day: true, rounds: true, created_at: true },
	daily_attempts: {
		id: true,
		day: true,
		user_id: true,
		guest_id: true,
		time_zone: true,
		started_at: true,
		closes_at: true,
		status: true,
		score: true,
		round: true,
		round_starts_at: true,
		time_ms: true,
		answers: true,
		verified: true,
		counted: true,
		ended_at: true,
	},
	daily_answers: { day: true, round: true, guess: true, shard: true, count: true, players: true },
	daily_scores: { day: true, score: true, shard: true, count: true, players: true },
	daily_zones: {
		user_id: true,
		time_zone: true,
		previous_zone: true,
		changed_at: true,
		open_from: true,
		open_to: true,
	},
	daily_excused: { day: true, reason: true, created_at: true },
	heartbeats: { id: true, at: true },
	outages: { began_at: true, ended_at: true },
} as const satisfies Columns<DailyTables>;
