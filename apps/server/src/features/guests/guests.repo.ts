import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { GuestRow, Queries } from "@hilo/db/tables";

export function findGuestBySecret(db: Queries, hash: string): Promise<GuestRow | undefined> {
	return db.selectFrom("guests").selectAll().where("secret_hash", "=", hash).executeTakeFirst();
}

export async function insertGuest(tx: Tx, guest: GuestRow): Promise<void> {
	await tx.insertInto("guests").values(guest).execute();
}

/** @returns false if the guest was deleted. */
export async function markGuestSeen(tx: Tx, id: string, at: number): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("guests")
		.set({ seen_at: at })
		.where("id", "=", id)
		.executeTakeFirst();
	return numUpdatedRows > 0;
}

export function lockGuestBySecret(tx: Tx, hash: string): Promise<{ id: string } | undefined> {
	return tx
		.selectFrom("guests")
		.select("id")
		.where("secret_hash", "=", hash)
		.$call(lockRows(tx))
		.executeTakeFirst();
}

export async function deleteGuest(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("guests").where("id", "=", id).execute();
}
