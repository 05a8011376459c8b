import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

export async function insertFriendship(tx: Tx, one: string, other: string, at: number): Promise<void> {
	await tx
		.insertInto("friendships")
		.values([
			{ user_id: one, friend_id: other, added_at: at },
			{ user_id: other, friend_id: one, added_at: at },
		])
		.execute();
}

export async function deleteFriendship(tx: Tx, one: string, other: string): Promise<void> {
	await tx
		.deleteFrom("friendships")
		.where((eb) =>
			eb.or([eb.and({ user_id: one, friend_id: other }), eb.and({ user_id: other, friend_id: one })]),
		)
		.execute();
}

export async function countFriends(db: Queries, userId: string): Promise<number> {
	const row = await db
		.selectFrom("friendships")
		.select((eb) => eb.fn.countAll<number>().as("friends"))
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return Number(row?.friends ?? 0);
}

/** Puts a request, in the place of the one before if there is one. */
export async function putRequest(
	tx: Tx,
	request: { from: string; to: string; at: number; isHidden: boolean },
): Promise<void> {
	const change = { requested_at: request.at, is_hidden: request.isHidden ? (1 as const) : (0 as const) };
	await tx
		.insertInto("friend_requests")
		.values({ from_id: request.from, to_id: request.to, ...change })
		.onConflict((conflict) => conflict.columns(["from_id", "to_id"]).doUpdateSet(change))
		.execute();
}

/** Has its receiver no longer see a request. Its sender still does. */
export async function hideRequest(tx: Tx, from: string, to: string): Promise<void> {
	await tx
		.updateTable("friend_requests")
		.set({ is_hidden: 1 })
		.where("from_id", "=", from)
		.where("to_id", "=", to)
		.execute();
}

export async function deleteRequest(tx: Tx, from: string, to: string): Promise<void> {
	await tx.deleteFrom("friend_requests").where("from_id", "=", from).where("to_id", "=", to).execute();
}

/** How many requests somebody has sent that nobody has answered, hidden ones among them. */
export async function countSentRequests(db: Queries, userId: string): Promise<number> {
	const row = await db
		.selectFrom("friend_requests")
		.select((eb) => eb.fn.countAll<number>().as("requests"))
		.where("from_id", "=", userId)
		.executeTakeFirst();
	return Number(row?.requests ?? 0);
}

export async function countRejection(tx: Tx, rejecter: string, asker: string, at: number): Promise<void> {
	await tx
		.insertInto("friend_rejections")
		.values({ rejecter_id: rejecter, asker_id: asker, count: 1, last_at: at })
		.onConflict((conflict) =>
			conflict.columns(["rejecter_id", "asker_id"]).doUpdateSet((eb) => ({
				count: eb("friend_rejections.count", "+", 1),
				last_at: at,
			})),
		)
		.execute();
}

/** Forgets what two people have rejected of each other. */
export async function deleteRejections(tx: Tx, one: string, other: string): Promise<void> {
	await tx
		.deleteFrom("friend_rejections")
		.where((eb) =>
			eb.or([eb.and({ rejecter_id: one, asker_id: other }), eb.and({ rejecter_id: other, asker_id: one })]),
		)
		.execute();
}
