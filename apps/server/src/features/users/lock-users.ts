import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";

/** Locks in the order of ids, so that callers who lock some of the same users can't deadlock. */
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
