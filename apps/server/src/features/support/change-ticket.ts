import type { Tx } from "@hilo/db/open-database";
import type { TicketRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { TicketInput, TicketStatusInput } from "@hilo/rules/support/support.schema";
import type { TicketStatus } from "@hilo/rules/support/tickets";
import { type AdminCtx, type Ctx, isAdmin, type PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { recordAction } from "../audit/record-action.ts";
import { markNotificationsRead } from "../notifications/read-player-notifications.ts";
import { lockTicketOrThrow, notifyOfTicket, requireTicket, type Ticket } from "./ticket.ts";
import { updateTicket } from "./tickets.repo.ts";

/** For its owner and administrators. Idempotent. @throws AppError 404, also for another player's ticket. */
export async function closeTicket(ctx: PlayerCtx, { id }: TicketInput): Promise<Ticket> {
	const player = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		const ticket = await lockTicketOrThrow(tx, id);
		if (ticket.user_id !== player.id && !isAdmin(ctx)) throw new AppError("support/not-found");
		if (ticket.status === "closed") return;
		if (ticket.user_id !== player.id && isAdmin(ctx))
			await recordChange(ctx, tx, ticket, { before: ticket.status, after: "closed" });
		await changeStatus(ctx, tx, ticket, "closed");
	});
	return requireTicket(ctx.db.kysely, id);
}

/** @throws AppError 404. */
export async function setTicketStatus(ctx: AdminCtx, { id, status }: TicketStatusInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const ticket = await lockTicketOrThrow(tx, id);
		if (ticket.status === status) return;
		await recordChange(ctx, tx, ticket, { before: ticket.status, after: status });
		await changeStatus(ctx, tx, ticket, status);
	});
}

/** Closing marks the ticket's notifications as read, because a closed ticket is never unread. */
async function changeStatus(ctx: Ctx, tx: Tx, ticket: TicketRow, status: TicketStatus): Promise<void> {
	const { id, user_id } = ticket;
	await updateTicket(tx, id, { status, updated_at: ctx.clock.now() });
	if (status === "closed") {
		const read = await markNotificationsRead(ctx, tx, { userId: user_id, ticketId: id });
		if (read > 0) notifyAfterCommit(ctx, tx, [user_id], { kind: "notification" });
	}
	notifyOfTicket(ctx, tx, ticket);
}

function recordChange(
	ctx: AdminCtx,
	tx: Tx,
	{ id, subject, user_id }: TicketRow,
	{ before, after }: { before: TicketStatus; after: TicketStatus },
): Promise<void> {
	return recordAction(ctx, tx, {
		action: "ticket.change",
		subject: { kind: "ticket", id, name: subject, ownerId: user_id },
		before: { status: before },
		after: { status: after },
	});
}
