import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import { lockUser } from "./find-user.ts";

/** Returns the ids of users whose account is due for deletion. */
export async function findUsersDueForDeletion(db: Queries, now: number, limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("users")
		.select("id")
		.where("deletion_due_at", "is not", null)
		.where("deletion_due_at", "<=", now)
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** Locks a user until the transaction ends. @returns whether the account is still due for deletion. */
export async function lockUserIfDue(tx: Tx, id: string, now: number): Promise<boolean> {
	const user = await lockUser(tx, id);
	return user !== undefined && user.deletion_due_at !== null && user.deletion_due_at <= now;
}
