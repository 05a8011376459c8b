import type { Queries } from "@hilo/db/queries";
import type { HighScoreRow } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { IS_LEAVING, IS_SUSPENDED } from "../users/visible-users.ts";
import type { BoardId } from "./leaderboards.repo.ts";

/** What decides a place: a higher score, then verified first, then the earlier, then the id. */
export type RankedRow = Pick<HighScoreRow, "user_id" | "score" | "verified" | "achieved_at">;

export interface ScoreCount {
	readonly score: number;
	readonly players: number;
}

type Flag = 0 | 1;

const COLUMNS = ["user_id", "score", "verified", "achieved_at", "selected_feature"] as const;

function boardOf({ gameKey, timeRange }: BoardId) {
	if (!timeRange) return { table: "high_scores", isBoard: sql<SqlBool>`game_key = ${gameKey}` } as const;
	const isBoard = sql<SqlBool>`game_key = ${gameKey} and period = ${timeRange.period} and starts = ${timeRange.starts}`;
	return { table: "period_scores", isBoard } as const;
}

/** Returns the player's row, and the rows of players who are suspended or leaving. */
export async function findOwnAndHidden(db: Queries, name: BoardId, userId: string) {
	const { table, isBoard } = boardOf(name);
	const own = db
		.selectFrom(table)
		.select([...COLUMNS, sql.lit<Flag>(0).as("is_hidden")])
		.where("user_id", "=", userId)
		.where(isBoard);
	// `cross join` makes SQLite begin with the hidden users, who are few and found by two indexes.
	const hidden = (condition: RawBuilder<SqlBool>) =>
		db
			.selectFrom("users")
			.crossJoin(sql<HighScoreRow>`${sql.table(table)}`.as("ranked"))
			.select([...COLUMNS, sql.lit<Flag>(1).as("is_hidden")])
			.where(condition)
			.whereRef("ranked.user_id", "=", "users.id")
			.where(isBoard);
	const suspended = hidden(IS_SUSPENDED).where("users.deletion_due_at", "is", null);
	const found = await own.unionAll(hidden(IS_LEAVING)).unionAll(suspended).execute();
	return {
		own: found.find(({ is_hidden }) => is_hidden === 0),
		hidden: found.filter(({ is_hidden }) => is_hidden === 1),
	};
}

/** Counts the rows before a row, at most `limit` of its score, and all rows if `isSmall`. Hidden players count. */
export async function countRows(
	db: Queries,
	name: BoardId,
	{ user_id, score, verified, achieved_at }: RankedRow,
	{ limit, isSmall }: { limit: number; isSmall: boolean },
): Promise<{ ahead: number; all: number | null }> {
	const { table, isBoard } = boardOf(name);
	const ofBoard = sql`from ${sql.table(table)} where ${isBoard}`;
	const tied = sql`select 1 ${ofBoard} and score = ${score}`;
	const sameVerified = sql`${tied} and verified = ${verified}`;
	const tiedAhead = sql`${tied} and verified > ${verified}
		union all ${sameVerified} and achieved_at < ${achieved_at}
		union all ${sameVerified} and achieved_at = ${achieved_at} and user_id < ${user_id}`;
	const found = await db
		.selectNoFrom([
			sql<number>`(select count(*) ${ofBoard} and score > ${score})`.as("better"),
			sql<number>`(select count(*) from (${tiedAhead} limit ${limit}) as tied)`.as("tied"),
			sql<number | null>`${isSmall ? sql`(select count(*) ${ofBoard})` : sql.lit(null)}`.as("all"),
		])
		.executeTakeFirst();
	const { better = 0, tied: ties = 0, all = 0 } = found ?? {};
	return { ahead: Number(better) + Number(ties), all: all === null ? null : Number(all) };
}

/** Returns the best score below another, and the number of players who have it, hidden ones included. */
export async function findNextScore(
	db: Queries,
	name: BoardId,
	below: number,
): Promise<ScoreCount | undefined> {
	const { table, isBoard } = boardOf(name);
	const found = await db
		.selectFrom(table)
		.select(({ fn }) => ["score", fn.countAll<number>().as("players")])
		.where(isBoard)
		.where("score", "<", below)
		.groupBy("score")
		.orderBy("score", "desc")
		.limit(1)
		.executeTakeFirst();
	return found && { score: found.score, players: Number(found.players) };
}
