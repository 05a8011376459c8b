import type { Queries } from "@hilo/db/queries";
import { inParts } from "../../platform/in-parts.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** Limits the rows per statement: each user may have 1,000 friends. */
const USERS_PER_STATEMENT = 200;

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
	return Number(friends) === friendIds.length;
}

/** Users without friends have no entry. */
export async function findFriendIdsOfEach(
	db: Queries,
	userIds: readonly string[],
): Promise<Map<string, string[]>> {
	const friends = new Map<string, string[]>();
	for (const part of inParts(userIds, USERS_PER_STATEMENT)) {
		const rows = await db
			.selectFrom("friendships")
			.select(["user_id", "friend_id"])
			.where("user_id", "in", part)
			.execute();
		for (const { user_id, friend_id } of rows) {
			const existing = friends.get(user_id);
			if (existing) existing.push(friend_id);
			else friends.set(user_id, [friend_id]);
		}
	}
	return friends;
}
