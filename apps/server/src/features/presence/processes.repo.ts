import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

/** @returns false if the process was new, or taken for dead. */
export async function putAlive(db: Queries, id: string, until: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("server_processes")
		.set({ alive_until: until })
		.where("id", "=", id)
		.executeTakeFirst();
	if (numUpdatedRows > 0n) return true;
	await db.insertInto("server_processes").values({ id, alive_until: until }).execute();
	return false;
}

export async function findDead(db: Queries, now: number): Promise<string[]> {
	const rows = await db.selectFrom("server_processes").select("id").where("alive_until", "<=", now).execute();
	return rows.map(({ id }) => id);
}

/** @param before spares a process alive at this time. @returns null if nothing was deleted. */
export async function deleteProcess(
	tx: Tx,
	id: string,
	before: number,
): Promise<{ userIds: string[]; aliveUntil: number } | null> {
	const process = await tx
		.deleteFrom("server_processes")
		.where("id", "=", id)
		.where("alive_until", "<=", before)
		.returning("alive_until")
		.executeTakeFirst();
	if (!process) return null;
	const rows = await tx.deleteFrom("presences").where("process_id", "=", id).returning("user_id").execute();
	return { userIds: rows.map(({ user_id }) => user_id), aliveUntil: process.alive_until };
}
