import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Flag } from "@hilo/db/tables/column";
import { sql } from "kysely";

/** The lock keeps two administrators from demoting each other concurrently. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
	const admins = await tx
		.selectFrom("users")
		.select("id")
		.where("is_admin", "=", sql.lit<Flag>(1))
		.where("deletion_due_at", "is", null)
		.where("suspended_until", "is", null)
		.$call(lockRows(tx))
		.execute();
	return admins.map(({ id }) => id);
}
