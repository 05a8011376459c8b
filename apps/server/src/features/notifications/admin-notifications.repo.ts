import { countRows } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";

export async function insertNotification(tx: Tx, notification: Tables["admin_notifications"]): Promise<void> {
	await tx.insertInto("admin_notifications").values(notification).execute();
}

export function findNewest(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("admin_notifications")
		.leftJoin("admin_notification_reads as reads", (join) =>
			join.onRef("reads.notification_id", "=", "admin_notifications.id").on("reads.user_id", "=", userId),
		)
		.select([
			"admin_notifications.id",
			"admin_notifications.type",
			"admin_notifications.message",
			"admin_notifications.link",
			"admin_notifications.created_at",
			"reads.user_id as read_by",
		])
		.orderBy("admin_notifications.created_at", "desc")
		.orderBy("admin_notifications.id", "desc")
		.limit(limit)
		.execute();
}

export function countUnread(db: Queries, userId: string): Promise<number> {
	const isUnread = sql<SqlBool>`not exists (select 1 from admin_notification_reads as reads
		where reads.user_id = ${userId} and reads.notification_id = admin_notifications.id)`;
	return countRows(db.selectFrom("admin_notifications").where(isUnread));
}

/** @returns how many notifications match, read before or not. */
export async function markRead(tx: Tx, userId: string, id?: string): Promise<number> {
	let query = tx.selectFrom("admin_notifications").select("id");
	if (id !== undefined) query = query.where("id", "=", id);
	const notifications = await query.execute();
	if (notifications.length > 0)
		await tx
			.insertInto("admin_notification_reads")
			.values(notifications.map((notification) => ({ user_id: userId, notification_id: notification.id })))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	return notifications.length;
}

export async function deleteAllButNewest(db: Queries, count: number): Promise<void> {
	const [last] = await db
		.selectFrom("admin_notifications")
		.select(["created_at", "id"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.offset(count - 1)
		.limit(1)
		.execute();
	if (!last) return;
	await db
		.deleteFrom("admin_notifications")
		.where(sql<SqlBool>`(created_at, id) < (${last.created_at}, ${last.id})`)
		.execute();
}

export async function anonymizeUser(tx: Tx, userId: string, message: string): Promise<void> {
	await tx.updateTable("admin_notifications").set({ message }).where("about_id", "=", userId).execute();
}
