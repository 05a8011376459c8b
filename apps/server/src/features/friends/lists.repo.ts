import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** Bounds the answer for players who leave many requests unanswered. */
const MAX_SHOWN = 200;

const UNREAD = sql<number>`coalesce(chat_sides.written - chat_sides.read, 0)`;

const friendRows = (db: Queries) =>
	db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.leftJoin("chat_sides", (join) =>
			join
				.onRef("chat_sides.user_id", "=", "friendships.user_id")
				.onRef("chat_sides.friend_id", "=", "friendships.friend_id"),
		)
		.select(["users.id", "users.username", "users.avatar_url", "friendships.added_at", UNREAD.as("unread")])
		.where(IS_VISIBLE);

const friendsOf = prepared((db, param: Param<{ userId: string }>) =>
	friendRows(db).where("friendships.user_id", "=", param("userId")).orderBy("users.username_key"),
);

const friendOf = prepared((db, param: Param<{ userId: string; friendId: string }>) =>
	friendRows(db)
		.where("friendships.user_id", "=", param("userId"))
		.where("friendships.friend_id", "=", param("friendId")),
);

const requestsTo = prepared((db, param: Param<{ userId: string; limit: number }>) =>
	db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", "friend_requests.from_id")
		.select(["users.id", "users.username", "users.avatar_url", "friend_requests.requested_at"])
		.where("friend_requests.to_id", "=", param("userId"))
		.where("friend_requests.is_hidden", "=", 0)
		.where(IS_VISIBLE)
		.orderBy("friend_requests.requested_at", "desc")
		.limit(param("limit")),
);

const requestsFrom = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", "friend_requests.to_id")
		.select(["users.id", "users.username", "users.avatar_url", "friend_requests.requested_at"])
		.where("friend_requests.from_id", "=", param("userId"))
		.where(IS_VISIBLE)
		.orderBy("friend_requests.requested_at", "desc"),
);

const requestCountOf = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", "friend_requests.from_id")
		.select((eb) => eb.fn.countAll<number>().as("requests"))
		.where("friend_requests.to_id", "=", param("userId"))
		.where("friend_requests.is_hidden", "=", 0)
		.where(IS_VISIBLE),
);

export function findFriends(db: Queries, userId: string) {
	return friendsOf.all(db, { userId });
}

export function findFriend(db: Queries, userId: string, friendId: string) {
	return friendOf.first(db, { userId, friendId });
}

export function findRequestsTo(db: Queries, userId: string) {
	return requestsTo.all(db, { userId, limit: MAX_SHOWN });
}

export async function countRequestsTo(db: Queries, userId: string): Promise<number> {
	return Number((await requestCountOf.first(db, { userId }))?.requests ?? 0);
}

export function findRequestsFrom(db: Queries, userId: string) {
	return requestsFrom.all(db, { userId });
}

const recentlySeen = prepared((db, param: Param<{ userId: string; limit: number }>) =>
	friendRows(db)
		.leftJoin("last_online", "last_online.user_id", "friendships.friend_id")
		.where("friendships.user_id", "=", param("userId"))
		.orderBy(sql`coalesce(last_online.at, 0)`, "desc")
		.orderBy("users.username_key")
		.limit(param("limit")),
);

/** Those who were online last come first. */
export function findRecentFriends(db: Queries, userId: string, limit: number) {
	return recentlySeen.all(db, { userId, limit });
}

export async function findFriendsAmong(
	db: Queries,
	userId: string,
	ids: readonly string[],
): Promise<string[]> {
	const rows = await db
		.selectFrom("friendships")
		.select("friend_id")
		.where("user_id", "=", userId)
		.where("friend_id", "in", ids)
		.execute();
	return rows.map(({ friend_id }) => friend_id);
}

export async function findRequestedAmong(
	db: Queries,
	userId: string,
	ids: readonly string[],
): Promise<string[]> {
	const rows = await db
		.selectFrom("friend_requests")
		.select("to_id")
		.where("from_id", "=", userId)
		.where("to_id", "in", ids)
		.execute();
	return rows.map(({ to_id }) => to_id);
}

export type FriendRow = Awaited<ReturnType<typeof findFriends>>[number];
export type RequestRow = Awaited<ReturnType<typeof findRequestsTo>>[number];
