import type { Queries } from "@hilo/db/queries";

/** Users whose time to change their minds has passed. */
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

/** Deletes a user and all that is theirs, unless they came back meanwhile. */
export async function deleteUserIfDue(db: Queries, id: string, now: number): Promise<void> {
	await db.deleteFrom("users").where("id", "=", id).where("deletion_due_at", "<=", now).execute();
}
