import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";

/**
 * Reads users whose rows nobody else changes until the transaction ends. They are locked in the order of their ids, so that two who
 * lock some of the same never wait for each other.
 */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserRow[]> {
	if (ids.length === 0) return [];
	return tx
		.selectFrom("users")
		.select(columnsOf("users"))
		.where("id", "in", ids)
		.orderBy("id")
		.$call(lockRows(tx))
		.execute();
}
