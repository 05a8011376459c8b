import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { TicketInput } from "@hilo/rules/support/support.schema";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { markNotificationsRead } from "../notifications/read-player-notifications.ts";
import { lockUsers } from "../users/lock-users.ts";
import { isUnread, lockTicketOrThrow } from "./ticket.ts";
import { lockUnread, updateTicket } from "./tickets.repo.ts";

/** Also marks the ticket's notifications. Does nothing for an administrator who is not the owner.
 * @throws AppError 404, also for another player's ticket. */
export async function markTicketRead(ctx: PlayerCtx, { id }: TicketInput): Promise<void> {
	const player = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		const ticket = await lockTicketOrThrow(tx, id);
		if (ticket.user_id !== player.id) {
			if (!player.isAdmin) throw new AppError("support/not-found");
			return;
		}
		const now = ctx.clock.now();
		const { answered_at, last_read_by_user } = ticket;
		await updateTicket(tx, id, { last_read_by_user: Math.max(now, answered_at ?? 0, last_read_by_user) });
		const notifications = await markNotificationsRead(ctx, tx, { userId: player.id, ticketId: id });
		if (isUnread(ticket) || notifications > 0) refreshOwnTickets(ctx, tx, player.id);
	});
}

export async function markAllTicketsRead(ctx: PlayerCtx): Promise<void> {
	const { id: userId } = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		await lockUsers(tx, [userId]);
		const now = ctx.clock.now();
		const unread = await lockUnread(tx, userId);
		for (const { id, answered_at } of unread)
			await updateTicket(tx, id, { last_read_by_user: Math.max(now, answered_at ?? 0) });
		const notifications = await markNotificationsRead(ctx, tx, { userId });
		if (unread.length > 0 || notifications > 0) refreshOwnTickets(ctx, tx, userId);
	});
}

function refreshOwnTickets(ctx: Pick<Ctx, "live">, tx: Tx, userId: string): void {
	notifyAfterCommit(ctx, tx, [userId], { kind: "ticket" });
	notifyAfterCommit(ctx, tx, [userId], { kind: "notification" });
}
