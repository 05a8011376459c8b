import type { Closeness } from "@hilo/rules/play/closeness";
import type { DuelGame, GameId, GameKey, PlayedGame, PlayedKey } from "@hilo/rules/play/games";
import type { BadgeId } from "@hilo/rules/progression/badges";
import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const PLAY_TABLES = {
	/** The items of running and finished runs, kept so that a run continues after the data changed. */
	pools: {
		/** Game, filter and a hash of the content; for a custom game its id and version. */
		id: text,
		game: column<DuelGame>(),
		source: text,
		as_of: text,
		cards: text,
		/** JSON: the questions, where they differ between rounds; null where they do not. */
		questions: nullable(text),
		created_at: millis,
		/** The page of the source. */
		source_url: nullable(text),
	},
	runs: {
		id: text,
		user_id: text,
		game: column<PlayedGame>(),
		game_key: column<PlayedKey>(),
		filter: withDefault(text),
		/** Kept with the score: the filter in words, or what a custom game compares. */
		label: nullable(text),
		pool_id: text,
		seed: text,
		/** Compare with `sql.lit("playing")`: a parameter would not let the partial index match. */
		status: column<"playing" | "over">(),
		outcome: nullable(column<"wrong" | "timeout" | "exhausted">()),
		score: number,
		round: number,
		fast_answers: number,
		round_starts_at: millis,
		started_at: millis,
		ended_at: nullable(millis),
		custom_game_id: withDefault(nullable(text)),
		/** A custom game's timer when the run was dealt; 0: none. Null in classic games, whose rules set it. */
		timer_ms: withDefault(nullable(number)),
	},
	moves: {
		run_id: text,
		round: number,
		guess: column<"higher" | "lower" | "timeout">(),
		correct: flag,
		outcome: nullable(column<"wrong" | "timeout" | "exhausted">()),
		/** The hidden item's value. This and the columns below let a repeated guess get the same answer. */
		value: number,
		score: number,
		/** 1 where the answer said that the score is the player's new best. */
		new_best: flag,
		/** The player's best score in that answer. */
		best: number,
		/** JSON: the badges and daily tasks that the run's last answer announced; null for none. */
		earned: nullable(text),
		at: millis,
	},
	high_scores: {
		user_id: text,
		game_key: column<GameKey>(),
		score: number,
		label: nullable(text),
		verified: withDefault(flag),
		achieved_at: millis,
	},
	/** A player's best score in a week or a month; old periods are deleted. */
	period_scores: {
		user_id: text,
		game_key: column<GameKey>(),
		period: column<"week" | "month">(),
		/** The period's first day in the site's time zone, `2026-11-16`. */
		starts: text,
		score: number,
		label: nullable(text),
		/** 1 where the score came from a judged run. */
		verified: flag,
		achieved_at: millis,
	},
	earned_badges: {
		user_id: text,
		badge_id: column<BadgeId>(),
		earned_at: millis,
		is_announced: withDefault(flag),
	},
	/** Guesses in judged rounds of classic games, of which mastery and what a player knows are made. */
	answer_counts: {
		user_id: text,
		game: column<GameId>(),
		/** The filter in words; "" for none. */
		label: text,
		/** How close the numbers of the pair were. */
		closeness: column<Closeness>(),
		right_answers: number,
		answered: number,
	},
	/** Pairs that a player got wrong, until they were right twice; at most `MAX_PAIRS` each. */
	practice_pairs: {
		user_id: text,
		game: column<GameId>(),
		/** The ids of the two items in the game's pool. */
		first_id: text,
		second_id: text,
		/** What was compared, in games where that changes; else "". */
		measure: text,
		/** Of the pool that has both; "" for the default. */
		filter: text,
		step: number,
		/** Right answers in a row. */
		rights: number,
		asked_at: millis,
		/** JSON: the round as it was asked, for when no pool has both items any more. */
		asked: text,
	},
	daily_records: {
		user_id: text,
		/** The day, in the site's time zone, of `done`: `2026-11-21`. */
		day: text,
		/** JSON: the daily tasks done on that day. */
		done: text,
		last_complete: nullable(text),
		streak: number,
	},
};
