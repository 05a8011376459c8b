import type { Tx } from "@hilo/db/open-database";
import type { Tables } from "@hilo/db/tables";

export async function insertNotification(tx: Tx, notification: Tables["admin_notifications"]): Promise<void> {
	await tx.insertInto("admin_notifications").values(notification).execute();
}
