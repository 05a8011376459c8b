import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { HighScoreRow } from "@hilo/db/tables";
import type { LimitedPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { IS_LEAVING, IS_SUSPENDED } from "../users/visible-users.ts";
import type { BoardId } from "./leaderboards.repo.ts";

/** What decides a place: a higher score, then verified first, then the earlier, then the id. */
export type RankedRow = Pick<HighScoreRow, "user_id" | "score" | "verified" | "achieved_at">;

export interface ScoreCount {
	readonly score: number;
	readonly players: number;
}

interface Board {
	gameKey: GameKey;
	period: LimitedPeriod | null;
	starts: Day | null;
}

type Flag = 0 | 1;
type BoardTable = "high_scores" | "period_scores";
type IsBoard = (param: Param<Board>) => RawBuilder<SqlBool>;

const COLUMNS = ["user_id", "score", "verified", "achieved_at", "selected_feature"] as const;

function queriesOf(table: BoardTable, isBoard: IsBoard) {
	const rows = sql.table(table);
	return {
		ownAndHidden: prepared((db, param: Param<Board & { userId: string }>) => {
			const own = db
				.selectFrom(table)
				.select([...COLUMNS, sql.lit<Flag>(0).as("is_hidden")])
				.where("user_id", "=", param("userId"))
				.where(isBoard(param));
			// `cross join` makes SQLite begin with the hidden users, who are few and found by two indexes.
			const hidden = (condition: RawBuilder<SqlBool>) =>
				db
					.selectFrom("users")
					.crossJoin(sql<HighScoreRow>`${rows}`.as("ranked"))
					.select([...COLUMNS, sql.lit<Flag>(1).as("is_hidden")])
					.where(condition)
					.whereRef("ranked.user_id", "=", "users.id")
					.where(isBoard(param));
			const suspended = hidden(IS_SUSPENDED).where("users.deletion_due_at", "is", null);
			return own.unionAll(hidden(IS_LEAVING)).unionAll(suspended);
		}),
		counts: prepared((db, param: Param<Board & RankedRow & { limit: number; isSmall: Flag }>) => {
			const ofBoard = sql`from ${rows} where ${isBoard(param)}`;
			const tied = sql`select 1 ${ofBoard} and score = ${param("score")}`;
			const sameVerified = sql`${tied} and verified = ${param("verified")}`;
			const tiedAhead = sql`${tied} and verified > ${param("verified")}
				union all ${sameVerified} and achieved_at < ${param("achieved_at")}
				union all ${sameVerified} and achieved_at = ${param("achieved_at")} and user_id < ${param("user_id")}`;
			return db.selectNoFrom([
				sql<number>`(select count(*) ${ofBoard} and score > ${param("score")})`.as("better"),
				sql<number>`(select count(*) from (${tiedAhead} limit ${param("limit")}) as tied)`.as("tied"),
				sql<number | null>`case when ${param("isSmall")} = 1 then (select count(*) ${ofBoard}) end`.as("all"),
			]);
		}),
		nextScore: prepared((db, param: Param<Board & { below: number }>) =>
			db
				.selectFrom(table)
				.select(({ fn }) => ["score", fn.countAll<number>().as("players")])
				.where(isBoard(param))
				.where("score", "<", param("below"))
				.groupBy("score")
				.orderBy("score", "desc")
				.limit(1),
		),
	};
}

const OF_ALL = queriesOf("high_scores", (param) => sql<SqlBool>`game_key = ${param("gameKey")}`);
const OF_PERIOD = queriesOf(
	"period_scores",
	(param) =>
		sql<SqlBool>`game_key = ${param("gameKey")} and period = ${param("period")} and starts = ${param("starts")}`,
);

function boardOf({ gameKey, timeRange }: BoardId) {
	const board: Board = { gameKey, period: timeRange?.period ?? null, starts: timeRange?.starts ?? null };
	return { board, queries: timeRange ? OF_PERIOD : OF_ALL };
}

/** Returns the player's row, and the rows of players who are suspended or leaving. */
export async function findOwnAndHidden(db: Queries, name: BoardId, userId: string) {
	const { board, queries } = boardOf(name);
	const found = await queries.ownAndHidden.all(db, { ...board, userId });
	return {
		own: found.find(({ is_hidden }) => is_hidden === 0),
		hidden: found.filter(({ is_hidden }) => is_hidden === 1),
	};
}

/** Counts the rows before a row, at most `limit` of its score, and all rows if `isSmall`. Hidden players count. */
export async function countRows(
	db: Queries,
	name: BoardId,
	row: RankedRow,
	{ limit, isSmall }: { limit: number; isSmall: boolean },
): Promise<{ ahead: number; all: number | null }> {
	const { board, queries } = boardOf(name);
	const found = await queries.counts.first(db, { ...board, ...row, limit, isSmall: isSmall ? 1 : 0 });
	const { better = 0, tied = 0, all = 0 } = found ?? {};
	return { ahead: Number(better) + Number(tied), all: all === null ? null : Number(all) };
}

/** Returns the best score below another, and the number of players who have it, hidden ones included. */
export async function findNextScore(
	db: Queries,
	name: BoardId,
	below: number,
): Promise<ScoreCount | undefined> {
	const { board, queries } = boardOf(name);
	const found = await queries.nextScore.first(db, { ...board, below });
	return found && { score: found.score, players: Number(found.players) };
}
