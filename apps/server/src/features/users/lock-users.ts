import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import type { Flag } from "@hilo/db/tables/column";
import { sql } from "kysely";

/** Locks in the order of ids, so that callers who lock some of the same users can't deadlock. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
	if (ids.length === 0) return [];
	return tx
		.selectFrom("users")
		.selectAll()
		.where("id", "in", ids)
		.orderBy("id")
		.$call(lockRows(tx))
		.execute();
}

/** The lock keeps two administrators from demoting each other concurrently, and is one for what only they add to. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
	const admins = await tx
		.selectFrom("users")
		.select("id")
		.where("is_admin", "=", sql.lit<Flag>(1))
		.where("deletion_due_at", "is", null)
		.where("suspended_until", "is", null)
		.orderBy("id")
		.$call(lockRows(tx))
		.execute();
	return admins.map(({ id }) => id);
}
