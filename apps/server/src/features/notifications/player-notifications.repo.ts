import type { Tx } from "@hilo/db/open-database";
import type { Queries, SupportNotificationRow } from "@hilo/db/tables";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";

export async function insertNotification(tx: Tx, notification: SupportNotificationRow): Promise<void> {
	await tx.insertInto("support_notifications").values(notification).execute();
}

export function findLatestUnread(db: Queries, userId: string) {
	return db
		.selectFrom("support_notifications")
		.select(["id", "message", "ticket_id"])
		.where("user_id", "=", userId)
		.where("read_at", "is", null)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
}

/** Newest first. */
export function findWithoutTicket(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("support_notifications")
		.select(["id", "message", "link", "created_at", "read_at"])
		.where("user_id", "=", userId)
		.where("ticket_id", "is", null)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.limit(limit)
		.execute();
}

/** Finds only the user's own. */
export async function markRead(tx: Tx, { id, userId, now }: { id: string; userId: string; now: number }) {
	const found = await tx
		.selectFrom("support_notifications")
		.select("read_at")
		.where("id", "=", id)
		.where("user_id", "=", userId)
		.executeTakeFirst();
	if (!found) return "unknown";
	if (found.read_at !== null) return "read before";
	await tx.updateTable("support_notifications").set({ read_at: now }).where("id", "=", id).execute();
	return "read now";
}

/** @returns how many were unread. */
export async function markAllRead(
	tx: Tx,
	{ userId, ticketId, now }: { userId: string; ticketId?: string; now: number },
): Promise<number> {
	const { numUpdatedRows } = await tx
		.updateTable("support_notifications")
		.set({ read_at: now })
		.where("user_id", "=", userId)
		.where("read_at", "is", null)
		.$if(ticketId !== undefined, (query) => query.where("ticket_id", "=", ticketId ?? ""))
		.executeTakeFirstOrThrow();
	return Number(numUpdatedRows);
}

export function notificationsAfter(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<SupportNotificationRow, "created_at" | "id">>,
) {
	return db
		.selectFrom("support_notifications")
		.select(["id", "message", "created_at"])
		.where("user_id", "=", userId)
		.where(isAfter(after && [after.created_at, after.id], "created_at", "id"))
		.orderBy("created_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}
