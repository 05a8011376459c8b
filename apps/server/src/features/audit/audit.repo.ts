import type { Tx } from "@hilo/db/open-database";
import type { AuditRow } from "@hilo/db/tables";

export async function insertAction(tx: Tx, action: AuditRow): Promise<void> {
	await tx.insertInto("audit_log").values(action).execute();
}
