import { columnsOf } from "@hilo/db/columns";
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

export async function noteSeen(tx: Tx, id: string, at: number): Promise<void> {
	await tx.updateTable("guests").set({ seen_at: at }).where("id", "=", id).execute();
}
