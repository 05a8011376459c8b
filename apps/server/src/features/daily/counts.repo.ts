import { hot, type Param } from "@hilo/db/hot";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Guess } from "@hilo/rules/play/run";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";

/** In how many parts everything is counted, so that players at the same moment don't wait for one another. */
const SHARDS = 16;

type Answer = { day: Day; round: number; guess: Guess; shard: number };
type Score = { day: Day; score: number; shard: number };

const addAnswer = hot((db, param: Param<Answer>) =>
	db
		.insertInto("daily_answers")
		.values({
			day: param("day"),
			round: param("round"),
			guess: param("guess"),
			shard: param("shard"),
			count: sql.lit(1),
		})
		.onConflict((conflict) =>
			conflict.columns(["day", "round", "guess", "shard"]).doUpdateSet({
				count: sql`daily_answers.count + 1`,
			}),
		),
);

const addScore = hot((db, param: Param<Score>) =>
	db
		.insertInto("daily_scores")
		.values({ day: param("day"), score: param("score"), shard: param("shard"), count: sql.lit(1) })
		.onConflict((conflict) =>
			conflict.columns(["day", "score", "shard"]).doUpdateSet({ count: sql`daily_scores.count + 1` }),
		),
);

const answersOfRound = hot((db, param: Param<{ day: Day; round: number }>) =>
	db
		.selectFrom("daily_answers")
		.select(["round", "guess", sql<number>`cast(sum(count) as integer)`.as("count")])
		.where("day", "=", param("day"))
		.where("round", "=", param("round"))
		.groupBy(["round", "guess"]),
);

const answersOfDay = hot((db, param: Param<{ day: Day }>) =>
	db
		.selectFrom("daily_answers")
		.select(["round", "guess", sql<number>`cast(sum(count) as integer)`.as("count")])
		.where("day", "=", param("day"))
		.groupBy(["round", "guess"]),
);

const scoresOfDay = hot((db, param: Param<{ day: Day }>) =>
	db
		.selectFrom("daily_scores")
		.select(["score", sql<number>`cast(sum(count) as integer)`.as("count")])
		.where("day", "=", param("day"))
		.groupBy("score"),
);

export interface AnswerCount {
	readonly round: number;
	readonly guess: Guess;
	readonly count: number;
}

export interface ScoreCount {
	readonly score: number;
	readonly count: number;
}

/** Counts an answer of an attempt. */
export async function countAnswer(
	tx: Tx,
	attemptId: string,
	answer: { day: Day; round: number; guess: Guess },
): Promise<void> {
	await addAnswer.run(tx, { ...answer, shard: shardOf(attemptId) });
}

/** Counts a finished attempt. */
export async function countScore(
	tx: Tx,
	attemptId: string,
	{ day, score }: { day: Day; score: number },
): Promise<void> {
	await addScore.run(tx, { day, score, shard: shardOf(attemptId) });
}

export function findAnswers(db: Queries, day: Day, round: number): Promise<AnswerCount[]> {
	return answersOfRound.all(db, { day, round });
}

export function findAllAnswers(db: Queries, day: Day): Promise<AnswerCount[]> {
	return answersOfDay.all(db, { day });
}

export function findScores(db: Queries, day: Day): Promise<ScoreCount[]> {
	return scoresOfDay.all(db, { day });
}

/** An id ends with random hexadecimal digits. */
function shardOf(attemptId: string): number {
	return Number.parseInt(attemptId.slice(-1), 16) % SHARDS;
}
