import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { NotificationInput } from "@hilo/rules/support/support.schema";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import {
	findLatestUnread,
	findWithoutTicket,
	markAllRead,
	markRead,
	notificationsAfter,
} from "./player-notifications.repo.ts";

const LISTED = 20;

/** The newest unread one. */
export async function latestNotification(
	ctx: PlayerCtx,
): Promise<{ id: string; message: string; ticketId: string | null } | null> {
	const { id: userId } = ctx.actor;
	const found = await findLatestUnread(ctx.db.kysely, userId);
	return found ? { id: found.id, message: found.message, ticketId: found.ticket_id } : null;
}

/** Newest first; no other list shows these. */
export async function notificationsWithoutTicket(ctx: PlayerCtx) {
	const { id: userId } = ctx.actor;
	const found = await findWithoutTicket(ctx.db.kysely, userId, LISTED);
	return found.map(({ id, message, link, created_at, read_at }) => ({
		id,
		message,
		link,
		createdAt: isoTime(created_at),
		isUnread: read_at === null,
	}));
}

/** Idempotent. @throws AppError 404, also for another player's notification. */
export async function markNotificationRead(ctx: PlayerCtx, { id }: NotificationInput): Promise<void> {
	const { id: userId } = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		const outcome = await markRead(tx, { id, userId, now: ctx.clock.now() });
		if (outcome === "unknown") throw new AppError("support/no-such-notification");
		if (outcome === "read now") notifyAfterCommit(ctx, tx, [userId], { kind: "notification" });
	});
}

/** Marks the user's notifications, or those of one ticket. The caller sends events. @returns how many were unread. */
export function markNotificationsRead(
	{ clock }: Pick<Ctx, "clock">,
	tx: Tx,
	{ userId, ticketId }: { userId: string; ticketId?: string },
): Promise<number> {
	return markAllRead(tx, { userId, now: clock.now(), ...(ticketId !== undefined && { ticketId }) });
}

/** Only for the user's own export. */
export function exportNotifications({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, notificationsAfter, ({ message, created_at }) => ({
		message,
		sentAt: isoTime(created_at),
	}));
}
