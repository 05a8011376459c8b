import type { Tx } from "@hilo/db/open-database";
import type { Queries, SuspensionRow } from "@hilo/db/tables";

export function findSuspension(db: Queries, userId: string): Promise<SuspensionRow | undefined> {
	return db.selectFrom("suspensions").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function putSuspension(tx: Tx, { user_id, ...details }: SuspensionRow): Promise<void> {
	await tx
		.insertInto("suspensions")
		.values({ user_id, ...details })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(details))
		.execute();
}

export async function deleteSuspension(tx: Tx, userId: string): Promise<void> {
	await tx.deleteFrom("suspensions").where("user_id", "=", userId).execute();
}

/** Removes a deleted administrator's names. */
export async function anonymizeDeciders(tx: Tx, names: readonly string[]): Promise<void> {
	await tx.updateTable("suspensions").set({ by_name: "" }).where("by_name", "in", names).execute();
}
