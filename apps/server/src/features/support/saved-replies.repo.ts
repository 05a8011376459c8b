import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { SavedReplyRow } from "@hilo/db/tables";

export function findReplies(db: Queries): Promise<SavedReplyRow[]> {
	return db.selectFrom("saved_replies").selectAll().orderBy("title").orderBy("id").execute();
}

export async function insertReply(tx: Tx, reply: SavedReplyRow): Promise<void> {
	await tx.insertInto("saved_replies").values(reply).execute();
}

export async function updateReply(tx: Tx, { id, ...reply }: SavedReplyRow): Promise<void> {
	await tx.updateTable("saved_replies").set(reply).where("id", "=", id).execute();
}

export async function deleteReplyRow(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("saved_replies").where("id", "=", id).execute();
}
