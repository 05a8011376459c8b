import { columnNames, columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, params, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { GuestRow } from "@hilo/db/tables";

const guestBySecret = prepared((db, param: Param<{ hash: string }>) =>
	db.selectFrom("guests").select(columnsOf("guests")).where("secret_hash", "=", param("hash")),
);

export function findGuestBySecret(db: Queries, hash: string): Promise<GuestRow | undefined> {
	return guestBySecret.first(db, { hash });
}

const addGuest = prepared((db, param: Param<GuestRow>) =>
	db.insertInto("guests").values(params(param, columnNames("guests"))),
);

const updateSeenAt = prepared((db, param: Param<{ id: string; at: number }>) =>
	db
		.updateTable("guests")
		.set({ seen_at: param("at") })
		.where("id", "=", param("id")),
);

export async function insertGuest(tx: Tx, guest: GuestRow): Promise<void> {
	await addGuest.run(tx, guest);
}

/** @returns false if the guest was deleted. */
export async function markGuestSeen(tx: Tx, id: string, at: number): Promise<boolean> {
	return (await updateSeenAt.run(tx, { id, at })) > 0;
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
