import { AppError } from "@hilo/rules/errors/app-error";
import type { AnswerInput } from "@hilo/rules/support/support.schema";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { touch } from "../users/change-user.ts";
import { type Ticket, ticketOf } from "./find-ticket.ts";
import { lockTicketOrThrow, notifyOfTicket } from "./lock-ticket.ts";
import { isSentAs } from "./messages.repo.ts";
import { notifyOwner } from "./notify-player.ts";
import { updateTicket } from "./tickets.repo.ts";
import { writeMessage } from "./write-message.ts";

/**
 * Answers a ticket as an administrator. The first answer sets it in progress (D45), unless `status` says otherwise; its owner gets a
 * notification. An answer that is sent again with the same `clientId` is not written again.
 *
 * @throws AppError 400 for a picture that is gone; 401; 403; 404; 409 where it is closed or full.
 */
export async function answerTicket(ctx: Ctx, input: AnswerInput): Promise<Ticket> {
	const admin = requireAdmin(ctx);
	const { message: content, clientId, pictures } = input;
	await ctx.db.transaction(async (tx) => {
		const ticket = await lockTicketOrThrow(tx, input.id);
		const { id, user_id, subject } = ticket;
		if (clientId && (await isSentAs(tx, { ticketId: id, senderId: admin.id, clientId }))) return;
		if (ticket.status === "closed") throw new AppError("support/closed");
		const now = ctx.clock.now();
		await writeMessage(tx, { ticketId: id, sender: admin, isAdmin: true, content, clientId, pictures, now });
		const status = input.status ?? "in-progress";
		await updateTicket(tx, id, {
			status,
			waiting_since: null,
			// Later than what was read, also in the millisecond in which the owner reads.
			answered_at: Math.max(now, ticket.last_read_by_user + 1),
			updated_at: now,
		});
		await touch(tx, user_id);
		const message = `Support answered your ticket "${subject}".`;
		await notifyOwner(ctx, tx, { userId: user_id, message, ticketId: id });
		await recordAction(ctx, tx, {
			action: "ticket.answer",
			subject: { kind: "ticket", id, name: subject, ownerId: user_id },
			before: { status: ticket.status },
			after: { status },
		});
		notifyOfTicket(ctx, tx, ticket);
	});
	return ticketOf(ctx.db.kysely, input.id);
}
