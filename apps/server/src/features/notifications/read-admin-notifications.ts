import type { NotificationInput, NotificationsInput } from "@hilo/rules/admin/admin.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { countUnread, findNewest, markRead } from "./admin-notifications.repo.ts";

/** Newest first. */
export async function listNotifications(ctx: AdminCtx, { limit }: NotificationsInput) {
	const admin = ctx.actor;
	const rows = await findNewest(ctx.db.kysely, admin.id, limit);
	return rows.map(({ id, type, message, link, created_at, read_by }) => ({
		id,
		type,
		message,
		time: isoTime(created_at),
		read: read_by !== null,
		link,
	}));
}

export async function unreadNotifications(ctx: AdminCtx): Promise<{ count: number }> {
	const admin = ctx.actor;
	return { count: await countUnread(ctx.db.kysely, admin.id) };
}

/** @throws AppError 404 for an unknown id. */
export async function markAdminNotificationRead(ctx: AdminCtx, { id }: NotificationInput): Promise<void> {
	if ((await mark(ctx, id)) === 0) throw new AppError("admin/no-such-notification");
}

export async function markAllAdminNotificationsRead(ctx: AdminCtx): Promise<void> {
	await mark(ctx);
}

/** Notifies the administrator's other tabs. */
function mark(ctx: AdminCtx, id?: string): Promise<number> {
	const admin = ctx.actor;
	return ctx.db.transaction((tx) => {
		notifyAfterCommit(ctx, tx, [admin.id], { kind: "admin" });
		return markRead(tx, admin.id, id);
	});
}
