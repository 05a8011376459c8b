import { countRows } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { Flag } from "@hilo/db/tables/column";
import { sql } from "kysely";

export async function insertFriendship(tx: Tx, userId: string, friendId: string, at: number): Promise<void> {
	await tx
		.insertInto("friendships")
		.values([
			{ user_id: userId, friend_id: friendId, added_at: at },
			{ user_id: friendId, friend_id: userId, added_at: at },
		])
		.execute();
}

export async function deleteFriendship(tx: Tx, userId: string, friendId: string): Promise<void> {
	await tx
		.deleteFrom("friendships")
		.where((eb) =>
			eb.or([
				eb.and({ user_id: userId, friend_id: friendId }),
				eb.and({ user_id: friendId, friend_id: userId }),
			]),
		)
		.execute();
}

/** Suspended and leaving friends too: all count towards the limit. */
export function countAllFriends(db: Queries, userId: string): Promise<number> {
	return countRows(db.selectFrom("friendships").where("user_id", "=", userId));
}

export async function putRequest(
	tx: Tx,
	{ from, to, at, isHidden }: { from: string; to: string; at: number; isHidden: boolean },
): Promise<void> {
	await tx
		.insertInto("friend_requests")
		.values({ from_id: from, to_id: to, requested_at: at, is_hidden: isHidden ? 1 : 0 })
		.execute();
}

/** Hides the request from its receiver only. */
export function hideRequest(tx: Tx, from: string, to: string): Promise<void> {
	return setHidden(tx, { from, to, isHidden: 1 });
}

export function unhideRequest(tx: Tx, from: string, to: string): Promise<void> {
	return setHidden(tx, { from, to, isHidden: 0 });
}

async function setHidden(tx: Tx, request: { from: string; to: string; isHidden: 0 | 1 }): Promise<void> {
	await tx
		.updateTable("friend_requests")
		.set({ is_hidden: request.isHidden })
		.where("from_id", "=", request.from)
		.where("to_id", "=", request.to)
		.execute();
}

export async function deleteRequest(tx: Tx, from: string, to: string): Promise<void> {
	await tx.deleteFrom("friend_requests").where("from_id", "=", from).where("to_id", "=", to).execute();
}

/** Includes hidden requests. */
export function countSentRequests(db: Queries, userId: string): Promise<number> {
	return countRows(db.selectFrom("friend_requests").where("from_id", "=", userId));
}

export async function recordRejection(
	tx: Tx,
	rejecter: string,
	requester: string,
	at: number,
): Promise<void> {
	await tx
		.insertInto("friend_rejections")
		.values({ rejecter_id: rejecter, asker_id: requester, count: 1, last_at: at })
		.onConflict((conflict) =>
			conflict.columns(["rejecter_id", "asker_id"]).doUpdateSet((eb) => ({
				count: eb("friend_rejections.count", "+", 1),
				last_at: at,
			})),
		)
		.execute();
}

export async function deleteRejections(tx: Tx, userId: string, friendId: string): Promise<void> {
	await tx
		.deleteFrom("friend_rejections")
		.where((eb) =>
			eb.or([
				eb.and({ rejecter_id: userId, asker_id: friendId }),
				eb.and({ rejecter_id: friendId, asker_id: userId }),
			]),
		)
		.execute();
}

/** Friends, and the receivers of visible requests of the user. */
export async function findFriendsAndRequested(
	db: Queries,
	userId: string,
): Promise<{ friends: string[]; requested: string[] }> {
	const rows = await db
		.selectFrom("friendships")
		.select(["friend_id as id", sql.lit<Flag>(1).as("is_friend")])
		.where("user_id", "=", userId)
		.unionAll((db) =>
			db
				.selectFrom("friend_requests")
				.select(["to_id as id", sql.lit<Flag>(0).as("is_friend")])
				.where("from_id", "=", userId)
				.where("is_hidden", "=", 0),
		)
		.execute();
	const ids = (isFriend: Flag) => rows.filter(({ is_friend }) => is_friend === isFriend).map(({ id }) => id);
	return { friends: ids(1), requested: ids(0) };
}
