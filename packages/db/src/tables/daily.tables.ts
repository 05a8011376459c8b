import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const DAILY_TABLES = {
	/** Daily decks that were played, with the values of that time. */
	daily_decks: {
		/** The calendar day in the player's time zone: "2026-11-23". */
		day: text,
		rounds: text,
		created_at: millis,
	},
	daily_runs: {
		id: text,
		day: text,
		user_id: nullable(text),
		guest_id: nullable(text),
		time_zone: text,
		started_at: millis,
		/** When the day's deck closes in that time zone. */
		closes_at: millis,
		status: column<"playing" | "over">(),
		score: number,
		round: number,
		round_starts_at: millis,
		/** Of all rounds so far. */
		time_ms: number,
		answers: text,
		/** 1 where the player was signed in from the start: only these appear on boards. */
		verified: flag,
		/** 0 where it is left out of the crowd's statistics: too many visitors of the same address came before. */
		counted: withDefault(flag),
		ended_at: nullable(millis),
	},
	/** Counts of the answers, in shards so that simultaneous players don't wait for one another's row lock. */
	daily_answers: {
		day: text,
		round: number,
		guess: column<"higher" | "lower" | "timeout">(),
		shard: number,
		count: number,
		/** Players who were signed in from the start of their run. */
		players: withDefault(number),
	},
	/** Counts of the scores, in shards like `daily_answers`. */
	daily_scores: {
		day: text,
		score: number,
		shard: number,
		count: number,
		players: withDefault(number),
	},
	daily_zones: {
		user_id: text,
		time_zone: text,
		/** The zone before the last change, whose open days stay open until they close; null for none. */
		previous_zone: nullable(text),
		changed_at: nullable(millis),
		/** The oldest and the newest day that were open at the change; null before the first. */
		open_from: nullable(text),
		open_to: nullable(text),
	},
	/** Days that the operator declared to count as played for everyone. */
	daily_excused: {
		day: text,
		reason: text,
		created_at: millis,
	},
};
