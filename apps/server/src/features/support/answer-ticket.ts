import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { AnswerInput } from "@hilo/rules/support/support.schema";
import type { AdminCtx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { clearSender, hasMessageWithClientId } from "./messages.repo.ts";
import { lockTicketOrThrow, notifyOfTicket, requireTicket, type Ticket, writeMessage } from "./ticket.ts";
import { updateTicket } from "./tickets.repo.ts";

/** Sets the ticket in progress unless `status` says otherwise. Repeating a `clientId` changes nothing.
 * @throws AppError 400 for a missing picture; 404; 409 for a closed or full ticket. */
export async function answerTicket(ctx: AdminCtx, input: AnswerInput): Promise<Ticket> {
	const admin = ctx.actor;
	const { message: content, clientId, pictures } = input;
	await ctx.db.transaction(async (tx) => {
		const ticket = await lockTicketOrThrow(tx, input.id);
		const { id, user_id, subject } = ticket;
		if (clientId && (await hasMessageWithClientId(tx, { ticketId: id, senderId: admin.id, clientId })))
			return;
		if (ticket.status === "closed") throw new AppError("support/closed");
		const now = ctx.clock.now();
		await writeMessage(tx, { ticketId: id, sender: admin, isAdmin: true, content, clientId, pictures, now });
		const status = input.status ?? "in-progress";
		await updateTicket(tx, id, {
			status,
			waiting_since: null,
			// Later than the last reading, even in the same millisecond.
			answered_at: Math.max(now, ticket.last_read_by_user + 1),
			updated_at: now,
		});
		const message = `Support answered your ticket “${subject}”.`;
		await notifyPlayer(ctx, tx, { userId: user_id, message, ticketId: id });
		await recordAction(ctx, tx, {
			action: "ticket.answer",
			subject: { kind: "ticket", id, name: subject, ownerId: user_id },
			before: { status: ticket.status },
			after: { status },
		});
		notifyOfTicket(ctx, tx, ticket);
	});
	return requireTicket(ctx.db.kysely, input.id);
}

/** For the deletion of an administrator's account. */
export async function anonymizeSenderOfAnswers(tx: Tx, userId: string): Promise<void> {
	await clearSender(tx, userId);
}
