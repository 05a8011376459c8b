import type { Tx } from "@hilo/db/open-database";
import type { SupportNotificationsTable } from "@hilo/db/tables/support.tables";

export type SupportNotification = SupportNotificationsTable;

export async function insertNotification(tx: Tx, notification: SupportNotification): Promise<void> {
	await tx.insertInto("support_notifications").values(notification).execute();
}
