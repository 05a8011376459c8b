import type { DuelGame } from "@hilo/rules/play/games";
import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const DAILY_AND_DUELS_TABLES = {
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
	/** A seed, a pool and rules, the same for both sides. */
	duels: {
		id: text,
		/** `ghost`: each plays at any time, next to the other's recorded run. `live`: both play at the same time. */
		mode: column<"ghost" | "live">(),
		game: column<DuelGame>(),
		custom_game_id: nullable(text),
		/** The link key with which the challenger opened the custom game. It opens the game to the challenger alone. */
		game_link_key: nullable(text),
		/** "" in games without filters. */
		filter: text,
		label: nullable(text),
		measure: nullable(text),
		pool_id: text,
		seed: text,
		/** A custom game's timer; 0: none. Null in classic games, whose rules set it. */
		timer_ms: nullable(number),
		/** The number of rounds where a wrong guess does not end a side; null where it does. */
		rounds: nullable(number),
		/** 0 where results move no record: a browser reported the challenger's side, or the cards are public. */
		counted: withDefault(flag),
		/** Whose deck is played, in duels of the game "deck". Their pool has no cards. */
		day: nullable(text),
		/** `open`: a live duel before its start, a ghost duel until its opponent is done; one by link stays open. */
		status: column<"open" | "playing" | "over" | "declined">(),
		/** The round of a live duel; 0 before the first. */
		round: number,
		/** When the clock of a live duel's round starts for both; null until both have finished the round before. */
		round_starts_at: nullable(millis),
		/** The challenger, at seat 1; null for a visitor. The duel is deleted with the account. */
		from_user_id: nullable(text),
		/** The challenged player; null for a duel by link or against oneself. */
		to_user_id: nullable(text),
		rematch_of: nullable(text),
		/** The seat that declined it; null for a live duel that was never answered. */
		declined_by: nullable(number),
		created_at: millis,
		ended_at: nullable(millis),
	},
	/** A side of a duel. Seat 1 is the challenger; a ghost duel by link may have any number of opponents. */
	duel_sides: {
		duel_id: text,
		seat: number,
		user_id: nullable(text),
		guest_id: nullable(text),
		/** `waiting`: has not begun. `left`: has lost by leaving. */
		status: column<"waiting" | "ready" | "playing" | "over" | "left">(),
		outcome: nullable(column<"wrong" | "timeout" | "exhausted">()),
		score: number,
		round: number,
		/** Null before the first round, and while a live round waits for the other side. */
		round_starts_at: nullable(millis),
		/** Of all rounds so far. */
		time_ms: number,
		answers: text,
		seen_at: millis,
		left_at: nullable(millis),
		joined_at: millis,
		ended_at: nullable(millis),
	},
	/** The results against another player; two rows for each pair. */
	duel_records: {
		user_id: text,
		other_id: text,
		won: number,
		lost: number,
		drawn: number,
	},
};
