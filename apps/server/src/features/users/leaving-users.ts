import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { UserRow } from "@hilo/db/tables";
import { changeUser } from "./change-user.ts";
import { lockUser } from "./find-user.ts";

/** When an account is due whose deletion has begun: signing in cancels it no longer, and the chore continues it. */
const BEGUN = 0;

/** Makes a deletion final, before anything of the account is deleted. */
export async function beginDeletion(tx: Tx, id: string): Promise<void> {
	await changeUser(tx, id, { deletion_due_at: BEGUN });
}

/** Whether a part of the account may be deleted already. */
export function isBeingDeleted({ deletion_due_at }: Pick<UserRow, "deletion_due_at">): boolean {
	return deletion_due_at === BEGUN;
}

/** Returns the ids of users whose account is due for deletion. */
export async function findUsersDueForDeletion(
	db: Queries,
	{ now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom("users")
		.select("id")
		.where("deletion_due_at", "is not", null)
		.where("deletion_due_at", "<=", now)
		.orderBy("deletion_due_at")
		.orderBy("id")
		.limit(limit)
		.offset(offset)
		.execute();
	return rows.map(({ id }) => id);
}

/** Locks a user until the transaction ends. @returns the user if the account is still due for deletion. */
export async function lockUserIfDue(tx: Tx, id: string, now: number): Promise<UserRow | undefined> {
	const user = await lockUser(tx, id);
	const dueAt = user?.deletion_due_at ?? null;
	return dueAt !== null && dueAt <= now ? user : undefined;
}
