import type { Queries } from "@hilo/db/tables";
import { nudgeIdOf } from "@hilo/rules/daily/result";
import type { Day } from "@hilo/rules/progression/site-day";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { onlineFirst } from "../friends/friendships.ts";
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

interface Result {
	readonly score: number;
	readonly time_ms: number;
}

export function findBest(db: Queries, day: Day, limit: number): Promise<BoardRow[]> {
	return db
		.selectFrom("daily_runs")
		.innerJoin("users", "users.id", "daily_runs.user_id")
		.select(BOARD_COLUMNS)
		.where("daily_runs.day", "=", day)
		.where(ON_BOARD)
		.where(IS_VISIBLE)
		.orderBy(RANKING)
		.limit(limit)
		.execute();
}

export function findFriendsOf(db: Queries, day: Day, userId: string): Promise<AnsweredRow[]> {
	return db
		.selectFrom("friendships")
		.innerJoin("daily_runs", "daily_runs.user_id", "friendships.friend_id")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select(BOARD_COLUMNS)
		.select("daily_runs.answers")
		.where("friendships.user_id", "=", userId)
		.where("daily_runs.day", "=", day)
		.where(ON_BOARD)
		.where(IS_VISIBLE)
		.orderBy(RANKING)
		.execute();
}

/** Friends with a finished run of a day, the latest first. They need not be on the day's board. */
export function findFinishedFriends(db: Queries, day: Day, userId: string) {
	return db
		.selectFrom("friendships")
		.innerJoin("daily_runs", "daily_runs.user_id", "friendships.friend_id")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select(["users.id", "users.username", "users.avatar_url"])
		.where("friendships.user_id", "=", userId)
		.where("daily_runs.day", "=", day)
		.where("daily_runs.status", "=", "over")
		.where(IS_VISIBLE)
		.orderBy("daily_runs.ended_at", "desc")
		.execute();
}

export function findOwn(db: Queries, day: Day, userId: string): Promise<AnsweredRow | undefined> {
	return db
		.selectFrom("daily_runs")
		.innerJoin("users", "users.id", "daily_runs.user_id")
		.select(BOARD_COLUMNS)
		.select("daily_runs.answers")
		.where("daily_runs.user_id", "=", userId)
		.where("daily_runs.day", "=", day)
		.where(ON_BOARD)
		.where(IS_VISIBLE)
		.executeTakeFirst();
}

/** Counts all rows of the day by index, and subtracts the hidden users, who are few and found by two indexes. */
export async function countAhead(db: Queries, day: Day, { score, time_ms }: Result) {
	const isOfDay = sql<SqlBool>`daily_runs.day = ${day} and ${ON_BOARD}`;
	const isBefore = sql<SqlBool>`(daily_runs.score > ${score} or (daily_runs.score = ${score}
		and daily_runs.time_ms < ${time_ms}))`;
	const counts = (sign: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
		sql`select ${sign}count(*) as "all", ${sign}count(case when ${isBefore} then 1 end) as "before" ${rows}`;
	// `cross join` makes SQLite begin with the small table.
	const hidden = (which: RawBuilder<SqlBool>) =>
		counts(
			sql`-`,
			sql`from users cross join daily_runs where ${which} and daily_runs.user_id = users.id and ${isOfDay}`,
		);
	const suspended = sql<SqlBool>`${IS_SUSPENDED} and users.deletion_due_at is null`;
	const found = await db
		.selectFrom(
			sql<{ all: number; before: number }>`(${counts(sql``, sql`from daily_runs where ${isOfDay}`)}
				union all ${hidden(IS_LEAVING)} union all ${hidden(suspended)})`.as("counted"),
		)
		.select([sql<number>`sum("all")`.as("all"), sql<number>`sum("before")`.as("before")])
		.executeTakeFirst();
	return found ?? { all: 0, before: 0 };
}

interface Wanted {
	readonly day: Day;
	readonly userId: string;
	readonly limit: number;
	readonly now: number;
}

/** Friends without a finished run of a day, those who are online first, then those who were last. */
export function findWaitingFriends(db: Queries, { day, userId, limit, now }: Wanted) {
	const isNudged = sql<0 | 1>`case when exists (
		select 1 from chats
		join chat_messages on chat_messages.chat_id = chats.id
		where ((chats.low_id = ${userId} and chats.high_id = users.id) or (chats.low_id = users.id and chats.high_id = ${userId}))
		and chat_messages.sender_id = ${userId} and chat_messages.client_id = ${nudgeIdOf(day)}
	) then 1 else 0 end`;
	return db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.leftJoin("daily_runs", (join) =>
			join.onRef("daily_runs.user_id", "=", "friendships.friend_id").on("daily_runs.day", "=", day),
		)
		.leftJoin("daily_zones", "daily_zones.user_id", "friendships.friend_id")
		.leftJoin("presences", "presences.user_id", "friendships.friend_id")
		.select(["users.id as user_id", "users.username", "users.avatar_url", isNudged.as("is_nudged")])
		.select(["daily_zones.time_zone", "previous_zone", "changed_at", "open_from", "open_to"])
		.where("friendships.user_id", "=", userId)
		.where((eb) => eb.or([eb("daily_runs.status", "is", null), eb("daily_runs.status", "=", "playing")]))
		.where(IS_VISIBLE)
		.orderBy(onlineFirst(now))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}
