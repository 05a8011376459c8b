import { countRows } from "@hilo/db/count-rows";
import type { Queries, UserRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { onlineFirst } from "./friendships.ts";

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

export function countRequestsTo(db: Queries, userId: string): Promise<number> {
	return countRows(
		db
			.selectFrom("friend_requests")
			.innerJoin("users", "users.id", "friend_requests.from_id")
			.where("friend_requests.to_id", "=", userId)
			.where("friend_requests.is_hidden", "=", 0)
			.where(IS_VISIBLE),
	);
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

type ByName = PageOf<Pick<UserRow, "username_key">>;
type ByTime = PageOf<{ readonly id: string; readonly at: number }>;

export function friendsAfter(db: Queries, userId: string, { after, limit }: ByName) {
	return db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select(["users.id", "users.username", "users.username_key", "friendships.added_at as at"])
		.where("friendships.user_id", "=", userId)
		.where(IS_VISIBLE)
		.where(isAfter(after && [after.username_key], "users.username_key"))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}

export function blockedAfter(db: Queries, userId: string, { after, limit }: ByName) {
	return db
		.selectFrom("blocks")
		.innerJoin("users", "users.id", "blocks.blocked_id")
		.select(["users.id", "users.username", "users.username_key", "blocks.blocked_at as at"])
		.where("blocks.blocker_id", "=", userId)
		.where(IS_VISIBLE)
		.where(isAfter(after && [after.username_key], "users.username_key"))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}

/** Requests that the user has sent or received, the newest first. Leaves out those that are hidden from a receiver. */
function requestsBefore(db: Queries, userId: string, own: "from_id" | "to_id", { after, limit }: ByTime) {
	const other = own === "to_id" ? "from_id" : "to_id";
	return db
		.selectFrom("friend_requests")
		.innerJoin("users", "users.id", `friend_requests.${other}`)
		.select(["users.id", "users.username", "friend_requests.requested_at as at"])
		.where(`friend_requests.${own}`, "=", userId)
		.$if(own === "to_id", (query) => query.where("friend_requests.is_hidden", "=", 0))
		.where(IS_VISIBLE)
		.$if(after !== undefined, (query) =>
			query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("friend_requests.requested_at", "users.id"), "<", tuple(after?.at ?? 0, after?.id ?? "")),
			),
		)
		.orderBy("friend_requests.requested_at", "desc")
		.orderBy("users.id", "desc")
		.limit(limit)
		.execute();
}

export function receivedBefore(db: Queries, userId: string, page: ByTime) {
	return requestsBefore(db, userId, "to_id", page);
}

export function sentBefore(db: Queries, userId: string, page: ByTime) {
	return requestsBefore(db, userId, "from_id", page);
}
