import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { Day } from "@hilo/rules/progression/site-day";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { IS_LEAVING, IS_SUSPENDED, IS_VISIBLE } from "../users/visible-users.ts";

// Literals, not parameters: else the partial index is not used.
const ON_BOARD = sql<SqlBool>`daily_runs.status = 'over' and daily_runs.verified = 1`;

const BOARD_COLUMNS = [
	"users.id as user_id",
	"users.username",
	"users.avatar_url",
	"daily_runs.score",
	"daily_runs.time_ms",
] as const;

const RANKING = sql`daily_runs.score desc, daily_runs.time_ms, daily_runs.ended_at, daily_runs.id`;

export interface BoardRow {
	readonly user_id: string;
	readonly username: string;
	readonly avatar_url: string | null;
	readonly score: number;
	readonly time_ms: number;
}

/** With the answers as JSON, which only those who have finished the deck may see. */
export interface AnsweredRow extends BoardRow {
	readonly answers: string;
}

const best = prepared((db, param: Param<{ day: Day; limit: number }>) =>
	db
		.selectFrom("daily_runs")
		.innerJoin("users", "users.id", "daily_runs.user_id")
		.select(BOARD_COLUMNS)
		.where("daily_runs.day", "=", param("day"))
		.where(ON_BOARD)
		.where(IS_VISIBLE)
		.orderBy(RANKING)
		.limit(param("limit")),
);

const ofFriends = prepared((db, param: Param<{ day: Day; userId: string }>) =>
	db
		.selectFrom("friendships")
		.innerJoin("daily_runs", "daily_runs.user_id", "friendships.friend_id")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select(BOARD_COLUMNS)
		.select("daily_runs.answers")
		.where("friendships.user_id", "=", param("userId"))
		.where("daily_runs.day", "=", param("day"))
		.where(ON_BOARD)
		.where(IS_VISIBLE)
		.orderBy(RANKING),
);

const own = prepared((db, param: Param<{ day: Day; userId: string }>) =>
	db
		.selectFrom("daily_runs")
		.innerJoin("users", "users.id", "daily_runs.user_id")
		.select(BOARD_COLUMNS)
		.select("daily_runs.answers")
		.where("daily_runs.user_id", "=", param("userId"))
		.where("daily_runs.day", "=", param("day"))
		.where(ON_BOARD)
		.where(IS_VISIBLE),
);

interface Result {
	readonly score: number;
	readonly time_ms: number;
}

/** Counts all rows of the day by index, and subtracts the hidden users, who are few and found by two indexes. */
const aheadOfAll = prepared((db, param: Param<Result & { day: Day }>) => {
	const isOfDay = sql<SqlBool>`daily_runs.day = ${param("day")} and ${ON_BOARD}`;
	const isBefore = sql<SqlBool>`(daily_runs.score > ${param("score")} or (daily_runs.score = ${param("score")}
		and daily_runs.time_ms < ${param("time_ms")}))`;
	const counts = (sign: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
		sql`select ${sign}count(*) as "all", ${sign}count(case when ${isBefore} then 1 end) as "before" ${rows}`;
	// `cross join` makes SQLite begin with the small table.
	const hidden = (which: RawBuilder<SqlBool>) =>
		counts(
			sql`-`,
			sql`from users cross join daily_runs where ${which} and daily_runs.user_id = users.id and ${isOfDay}`,
		);
	const suspended = sql<SqlBool>`${IS_SUSPENDED} and users.deletion_due_at is null`;
	return db
		.selectFrom(
			sql<{ all: number; before: number }>`(${counts(sql``, sql`from daily_runs where ${isOfDay}`)}
				union all ${hidden(IS_LEAVING)} union all ${hidden(suspended)})`.as("counted"),
		)
		.select([sql<number>`sum("all")`.as("all"), sql<number>`sum("before")`.as("before")]);
});

export function findBest(db: Queries, day: Day, limit: number): Promise<BoardRow[]> {
	return best.all(db, { day, limit });
}

export function findFriendsOf(db: Queries, day: Day, userId: string): Promise<AnsweredRow[]> {
	return ofFriends.all(db, { day, userId });
}

export function findOwn(db: Queries, day: Day, userId: string): Promise<AnsweredRow | undefined> {
	return own.first(db, { day, userId });
}

export async function countAhead(db: Queries, day: Day, { score, time_ms }: Result) {
	const found = await aheadOfAll.first(db, { day, score, time_ms });
	return { all: Number(found?.all ?? 0), before: Number(found?.before ?? 0) };
}
