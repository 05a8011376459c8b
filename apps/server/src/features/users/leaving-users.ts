import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { lockUser } from "./find-user.ts";

/**
 * Due time of a deletion that has begun: signing in no longer cancels it, and the chore continues it.
 * Set it before anything of the account is deleted.
 */
export const DELETION_BEGUN = 0;

/** Parts of the account may be deleted already. */
export function isBeingDeleted({ deletion_due_at }: Partial<Pick<UserRow, "deletion_due_at">>): boolean {
	return deletion_due_at === DELETION_BEGUN;
}

/** @returns undefined where the account is no longer due for deletion. */
export async function lockUserIfDue(tx: Tx, id: string, now: number): Promise<UserRow | undefined> {
	const user = await lockUser(tx, id);
	const dueAt = user?.deletion_due_at ?? null;
	return dueAt !== null && dueAt <= now ? user : undefined;
}
