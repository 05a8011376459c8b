import { columnsOf } from "@hilo/db/columns";
import { forUpdate } from "@hilo/db/for-update";
import { hot, type Param } from "@hilo/db/hot";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { GuestRow } from "@hilo/db/tables";

const guestBySecret = hot((db, param: Param<{ hash: string }>) =>
	db.selectFrom("guests").select(columnsOf("guests")).where("secret_hash", "=", param("hash")),
);

export function findGuestBySecret(db: Queries, hash: string): Promise<GuestRow | undefined> {
	return guestBySecret.first(db, { hash });
}

export async function insertGuest(tx: Tx, guest: GuestRow): Promise<void> {
	await tx.insertInto("guests").values(guest).execute();
}

/** @returns whether the guest is still there. */
export async function noteSeen(tx: Tx, id: string, at: number): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("guests")
		.set({ seen_at: at })
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

/** Returns the guest, locked until the transaction ends. */
export function lockGuestBySecret(tx: Tx, hash: string): Promise<{ id: string } | undefined> {
	return tx
		.selectFrom("guests")
		.select("id")
		.where("secret_hash", "=", hash)
		.$call(forUpdate(tx))
		.executeTakeFirst();
}

/** Deletes a guest with all that is theirs. */
export async function deleteGuest(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("guests").where("id", "=", id).execute();
}

/** The same with some of those who were last seen before a moment. */
export async function deleteGuestsNotSeenSince(db: Queries, since: number, limit: number): Promise<void> {
	const old = db
		.selectFrom("guests")
		.select("id")
		.where("seen_at", "<", since)
		.orderBy("seen_at")
		.limit(limit);
	await db.deleteFrom("guests").where("id", "in", old).where("seen_at", "<", since).execute();
}
