import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

export function findWatchers(db: Queries, ticketIds: readonly string[], now: number) {
	return db
		.selectFrom("ticket_watchers")
		.innerJoin("users", "users.id", "ticket_watchers.user_id")
		.select(["ticket_watchers.ticket_id", "users.id", "users.username", "users.avatar_url"])
		.where("ticket_watchers.ticket_id", "in", ticketIds)
		.where("ticket_watchers.until", ">", now)
		.orderBy("users.username")
		.execute();
}

/** Epoch milliseconds; undefined without a lease. */
export async function findLease(tx: Tx, ticketId: string, userId: string): Promise<number | undefined> {
	const lease = await tx
		.selectFrom("ticket_watchers")
		.select("until")
		.where("ticket_id", "=", ticketId)
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return lease && Number(lease.until);
}

export async function putLease(
	tx: Tx,
	lease: { ticket_id: string; user_id: string; until: number },
): Promise<void> {
	await tx
		.insertInto("ticket_watchers")
		.values(lease)
		.onConflict((conflict) => conflict.columns(["ticket_id", "user_id"]).doUpdateSet({ until: lease.until }))
		.execute();
}

/** @returns whether there was one. */
export async function deleteLease(tx: Tx, ticketId: string, userId: string): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom("ticket_watchers")
		.where("ticket_id", "=", ticketId)
		.where("user_id", "=", userId)
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}

/** Keeps the table small. */
export async function deleteEndedLeases(db: Queries, now: number): Promise<void> {
	await db.deleteFrom("ticket_watchers").where("until", "<=", now).execute();
}
