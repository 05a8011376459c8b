import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import { noteGone } from "./shown-changes.ts";

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

/** Deletes a user with all their data, unless they have cancelled the deletion meanwhile. @returns whether it did. */
export async function deleteUserIfDue(tx: Tx, id: string, now: number): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom("users")
		.where("id", "=", id)
		.where("deletion_due_at", "<=", now)
		.executeTakeFirstOrThrow();
	noteGone(tx);
	return numDeletedRows > 0n;
}
