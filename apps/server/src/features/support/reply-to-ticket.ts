import type { Tx } from "@hilo/db/open-database";
import type { TicketRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { ReplyInput } from "@hilo/rules/support/support.schema";
import { type Ctx, isAdmin, type Player, type PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { answerTicket } from "./answer-ticket.ts";
import { hasMessageWithClientId } from "./messages.repo.ts";
import { lockTicketOrThrow, notifyOfTicket, requireTicket, type Ticket, writeMessage } from "./ticket.ts";
import { updateTicket } from "./tickets.repo.ts";

const LIMITS = {
	messages: { name: "ticket message", hits: 30, windowMs: 10 * 60_000, error: "support/too-many-messages" },
} as const satisfies Limits;

/** A message of the owner, or an answer of an administrator. Repeating a `clientId` changes nothing.
 * @throws AppError 400 for a missing picture; 404; 409 if closed or full; 429 past 30 in ten minutes. */
export async function replyToTicket(ctx: PlayerCtx, input: ReplyInput): Promise<Ticket> {
	const player = ctx.actor;
	const ownerId = await ctx.db.transaction(async (tx) => {
		const ticket = await lockTicketOrThrow(tx, input.id);
		if (ticket.user_id === player.id) await reply(ctx, tx, { ticket, player, input });
		return ticket.user_id;
	});
	if (ownerId === player.id) return requireTicket(ctx.db.kysely, input.id);
	if (!isAdmin(ctx)) throw new AppError("support/not-found");
	return answerTicket(ctx, input);
}

interface Reply {
	readonly ticket: TicketRow;
	readonly player: Player;
	readonly input: ReplyInput;
}

async function reply(ctx: Ctx, tx: Tx, { ticket, player, input }: Reply): Promise<void> {
	const { message: content, clientId, pictures } = input;
	if (clientId && (await hasMessageWithClientId(tx, { ticketId: ticket.id, senderId: player.id, clientId })))
		return;
	if (ticket.status === "closed") throw new AppError("support/closed");
	const now = ctx.clock.now();
	await writeMessage(tx, {
		ticketId: ticket.id,
		sender: player,
		isAdmin: false,
		content,
		clientId,
		pictures,
		now,
	});
	await updateTicket(tx, ticket.id, { waiting_since: ticket.waiting_since ?? now, updated_at: now });
	await ctx.limits.take(LIMITS.messages, player.id, tx);
	notifyOfTicket(ctx, tx, ticket);
}
