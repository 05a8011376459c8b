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

/** Daily decks that were played, with the values of that time. */
export interface DailyDecksTable {
	/** The calendar day in the player's time zone: "2026-11-23". */
	day: string;
	rounds: string;
	created_at: Millis;
}

export interface DailyAttemptsTable {
	id: string;
	day: string;
	user_id: string | null;
	guest_id: string | null;
	time_zone: string;
	started_at: Millis;
	/** When the day's deck closes in that time zone. */
	closes_at: Millis;
	status: "playing" | "over";
	score: number;
	round: number;
	round_starts_at: Millis;
	/** Of all rounds so far. */
	time_ms: number;
	answers: string;
	/** 1 where the player was signed in from the start: only these appear on boards. */
	verified: Flag;
	/** 0 where it is left out of the crowd's statistics: too many visitors of the same address came before. */
	counted: Generated<Flag>;
	ended_at: Millis | null;
}

/** Counts of the answers, in shards so that simultaneous players don't wait for one another's row lock. */
export interface DailyAnswersTable {
	day: string;
	round: number;
	guess: "higher" | "lower" | "timeout";
	shard: number;
	count: number;
	/** Players who were signed in from the start of their attempt. */
	players: Generated<number>;
}

/** Counts of the scores, in shards like `daily_answers`. */
export interface DailyScoresTable {
	day: string;
	score: number;
	shard: number;
	count: number;
	players: Generated<number>;
}

export interface DailyZonesTable {
	user_id: string;
	time_zone: string;
	/** The zone before the last change, whose open days stay open until they close; null for none. */
	previous_zone: string | null;
	changed_at: Millis | null;
	/** The oldest and the newest day that were open at the change; null before the first. */
	open_from: string | null;
	open_to: string | null;
}

/** Days that the operator declared to count as played for everyone. */
export interface DailyExcusedTable {
	day: string;
	reason: string;
	created_at: Millis;
}

export interface HeartbeatsTable {
	id: number;
	at: Millis;
}

/** The site's record of when it was not open to players. */
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
