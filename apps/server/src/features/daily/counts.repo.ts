import type { Tx } from "@hilo/db/open-database";
import type { DailyRunRow, Queries } from "@hilo/db/tables";
import type { Tally } from "@hilo/rules/daily/crowd";
import type { Guess } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";

/** Each count is split, so that simultaneous players don't wait for the same row. */
const SHARDS = 16;

const COUNT = sql<number>`cast(sum(count) as integer)`.as("count");
const PLAYERS = sql<number>`cast(sum(players) as integer)`.as("players");

export interface AnswerCount extends Tally {
	readonly round: number;
	readonly guess: Guess;
}

export interface ScoreCount extends Tally {
	readonly score: number;
}

type CountedRun = Pick<DailyRunRow, "id" | "day" | "verified" | "counted">;

export async function recordAnswer(
	tx: Tx,
	run: CountedRun,
	answer: { round: number; guess: Guess },
): Promise<void> {
	if (run.counted !== 1) return;
	await tx
		.insertInto("daily_answers")
		.values({ ...partOf(run), round: answer.round, guess: answer.guess, count: 1 })
		.onConflict((conflict) =>
			conflict.columns(["day", "round", "guess", "shard"]).doUpdateSet({
				count: sql`daily_answers.count + 1`,
				players: sql`daily_answers.players + excluded.players`,
			}),
		)
		.execute();
}

export async function recordScore(tx: Tx, run: CountedRun, score: number): Promise<void> {
	if (run.counted !== 1) return;
	await tx
		.insertInto("daily_scores")
		.values({ ...partOf(run), score, count: 1 })
		.onConflict((conflict) =>
			conflict.columns(["day", "score", "shard"]).doUpdateSet({
				count: sql`daily_scores.count + 1`,
				players: sql`daily_scores.players + excluded.players`,
			}),
		)
		.execute();
}

export function findAnswers(db: Queries, day: Day, round: number): Promise<AnswerCount[]> {
	return db
		.selectFrom("daily_answers")
		.select(["round", "guess", COUNT, PLAYERS])
		.where("day", "=", day)
		.where("round", "=", round)
		.groupBy(["round", "guess"])
		.execute();
}

export function findAllAnswers(db: Queries, day: Day): Promise<AnswerCount[]> {
	return db
		.selectFrom("daily_answers")
		.select(["round", "guess", COUNT, PLAYERS])
		.where("day", "=", day)
		.groupBy(["round", "guess"])
		.execute();
}

export function findScores(db: Queries, day: Day): Promise<ScoreCount[]> {
	return db
		.selectFrom("daily_scores")
		.select(["score", COUNT, PLAYERS])
		.where("day", "=", day)
		.groupBy("score")
		.execute();
}

/** Ids end with random hexadecimal digits. */
function partOf({ id, day, verified }: CountedRun) {
	return { day, shard: Number.parseInt(id.slice(-1), 16) % SHARDS, players: verified };
}
