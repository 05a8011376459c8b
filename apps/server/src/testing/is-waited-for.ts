import { dialectOf } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import { sql } from "kysely";

/** Whether another transaction waits for this one. SQLite has no table for it, but all others wait there. */
export async function isWaitedFor(tx: Tx): Promise<boolean> {
	if (dialectOf(tx) === "sqlite") return true;
	const waiting =
		await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
			tx,
		);
	return waiting.rows.length > 0;
}
