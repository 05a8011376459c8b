import type { Tx } from "@hilo/db/open-database";
import { type Param, params, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { DailyRunRow } from "@hilo/db/tables";
import type { Tally } from "@hilo/rules/daily/crowd";
import type { Guess } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";

/** Each count is split, so that simultaneous players don't wait for the same row. */
const SHARDS = 16;

type Part = { shard: number; players: number };
type Answer = Part & { day: Day; round: number; guess: Guess };
type Score = Part & { day: Day; score: number };

const addAnswer = prepared((db, param: Param<Answer>) =>
	db
		.insertInto("daily_answers")
		.values({
			...params(param, ["day", "round", "guess", "shard", "players"]),
			count: sql.lit(1),
		})
		.onConflict((conflict) =>
			conflict.columns(["day", "round", "guess", "shard"]).doUpdateSet({
				count: sql`daily_answers.count + 1`,
				players: sql`daily_answers.players + excluded.players`,
			}),
		),
);

const addScore = prepared((db, param: Param<Score>) =>
	db
		.insertInto("daily_scores")
		.values({ ...params(param, ["day", "score", "shard", "players"]), count: sql.lit(1) })
		.onConflict((conflict) =>
			conflict.columns(["day", "score", "shard"]).doUpdateSet({
				count: sql`daily_scores.count + 1`,
				players: sql`daily_scores.players + excluded.players`,
			}),
		),
);

const COUNT = sql<number>`cast(sum(count) as integer)`.as("count");
const PLAYERS = sql<number>`cast(sum(players) as integer)`.as("players");

const answersOfRound = prepared((db, param: Param<{ day: Day; round: number }>) =>
	db
		.selectFrom("daily_answers")
		.select(["round", "guess", COUNT, PLAYERS])
		.where("day", "=", param("day"))
		.where("round", "=", param("round"))
		.groupBy(["round", "guess"]),
);

const answersOfDay = prepared((db, param: Param<{ day: Day }>) =>
	db
		.selectFrom("daily_answers")
		.select(["round", "guess", COUNT, PLAYERS])
		.where("day", "=", param("day"))
		.groupBy(["round", "guess"]),
);

const scoresOfDay = prepared((db, param: Param<{ day: Day }>) =>
	db
		.selectFrom("daily_scores")
		.select(["score", COUNT, PLAYERS])
		.where("day", "=", param("day"))
		.groupBy("score"),
);

export interface AnswerCount extends Tally {
	readonly round: number;
	readonly guess: Guess;
}

export interface ScoreCount extends Tally {
	readonly score: number;
}

type CountedRun = Pick<DailyRunRow, "id" | "day" | "verified" | "counted">;

export async function countAnswer(
	tx: Tx,
	run: CountedRun,
	answer: { round: number; guess: Guess },
): Promise<void> {
	if (run.counted === 1) await addAnswer.run(tx, { ...answer, ...partOf(run) });
}

export async function countScore(tx: Tx, run: CountedRun, score: number): Promise<void> {
	if (run.counted === 1) await addScore.run(tx, { score, ...partOf(run) });
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

/** Ids end with random hexadecimal digits. */
function partOf({ id, day, verified }: CountedRun): Part & { day: Day } {
	return { day, shard: Number.parseInt(id.slice(-1), 16) % SHARDS, players: verified };
}
