import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { PRESENCE_TIMEOUT_MS } from "@hilo/rules/presence/presence";
import { sql } from "kysely";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { findFriendsAndRequested } from "./friends.repo.ts";

/** False if the friend is suspended or leaving. */
export async function areFriends(db: Queries, userId: string, friendId: string): Promise<boolean> {
	const row = await db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select("friendships.added_at")
		.where("friendships.user_id", "=", userId)
		.where("friendships.friend_id", "=", friendId)
		.where(IS_VISIBLE)
		.executeTakeFirst();
	return row !== undefined;
}

/** The same for all of them. `friendIds` must not repeat an id. */
export async function areAllFriends(
	db: Queries,
	userId: string,
	friendIds: readonly string[],
): Promise<boolean> {
	if (friendIds.length === 0) return true;
	const { friends } = await db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.select((eb) => eb.fn.countAll<number>().as("friends"))
		.where("friendships.user_id", "=", userId)
		.where("friendships.friend_id", "in", friendIds)
		.where(IS_VISIBLE)
		.executeTakeFirstOrThrow();
	return friends === friendIds.length;
}

/** Also of friends who are suspended or leaving. Players without friends are missing. */
export async function findFriendIdsOfEach(
	db: Queries,
	userIds: readonly string[],
): Promise<Map<string, string[]>> {
	if (userIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("friendships")
		.select(["user_id", "friend_id"])
		.where("user_id", "in", userIds)
		.execute();
	const friends = Map.groupBy(rows, ({ user_id }) => user_id);
	return new Map([...friends].map(([id, each]) => [id, each.map(({ friend_id }) => friend_id)]));
}

/** Also of friends who are suspended or leaving. */
export async function findFriendIds(db: Queries, userId: string): Promise<string[]> {
	const rows = await db.selectFrom("friendships").select("friend_id").where("user_id", "=", userId).execute();
	return rows.map(({ friend_id }) => friend_id);
}

/** For `orderBy`: friends who are present come first, then those who were seen last. `presences` must have no alias. */
export function onlineFirst(now: number) {
	return sql`case
		when presences.status <> 'offline' and abs(presences.last_seen_at - ${now}) < ${PRESENCE_TIMEOUT_MS} then 0 else 1
	end, coalesce(presences.last_seen_at, 0) desc`;
}

/** Tells friends, and players with an open request of the user, to fetch again what they see of the user.
 * Lock the user's row first, as all do who add a friend, or one who is added in this moment is missed. */
export async function notifyFriendsOfChange(ctx: Pick<Ctx, "live">, tx: Tx, userId: string): Promise<void> {
	const { friends, requested } = await findFriendsAndRequested(tx, userId);
	notifyAfterCommit(ctx, tx, friends, { kind: "friends" });
	notifyAfterCommit(ctx, tx, requested, { kind: "requests" });
}
