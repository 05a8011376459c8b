import type { Queries } from "@hilo/db/tables";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { onlineFirst } from "./online-first.ts";

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

export function findFriends(db: Queries, userId: string) {
	return friendRows(db).where("friendships.user_id", "=", userId).orderBy("users.username_key").execute();
}

export function findFriend(db: Queries, userId: string, friendId: string) {
	return friendRows(db)
		.where("friendships.user_id", "=", userId)
		.where("friendships.friend_id", "=", friendId)
		.executeTakeFirst();
}

export function findRequestsTo(db: Queries, userId: string) {
	return db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", "friend_requests.from_id")
		.select(["users.id", "users.username", "users.avatar_url", "friend_requests.requested_at"])
		.where("friend_requests.to_id", "=", userId)
		.where("friend_requests.is_hidden", "=", 0)
		.where(IS_VISIBLE)
		.orderBy("friend_requests.requested_at", "desc")
		.limit(MAX_SHOWN)
		.execute();
}

export async function countRequestsTo(db: Queries, userId: string): Promise<number> {
	const row = await db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", "friend_requests.from_id")
		.select((eb) => eb.fn.countAll<number>().as("requests"))
		.where("friend_requests.to_id", "=", userId)
		.where("friend_requests.is_hidden", "=", 0)
		.where(IS_VISIBLE)
		.executeTakeFirst();
	return Number(row?.requests ?? 0);
}

export function findRequestsFrom(db: Queries, userId: string) {
	return db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", "friend_requests.to_id")
		.select(["users.id", "users.username", "users.avatar_url", "friend_requests.requested_at"])
		.where("friend_requests.from_id", "=", userId)
		.where(IS_VISIBLE)
		.orderBy("friend_requests.requested_at", "desc")
		.execute();
}

/** Those who are online come first, then those who were last. */
export function findRecentFriends(
	db: Queries,
	userId: string,
	{ limit, now }: { limit: number; now: number },
) {
	return friendRows(db)
		.leftJoin("presences", "presences.user_id", "friendships.friend_id")
		.where("friendships.user_id", "=", userId)
		.orderBy(onlineFirst(now))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
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
