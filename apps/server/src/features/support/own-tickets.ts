import { type Ctx, requirePlayer } from "../../platform/context.ts";
import type { Ticket } from "./find-ticket.ts";
import { findMessages } from "./messages.repo.ts";
import { findTicketsOf } from "./tickets.repo.ts";

/** The player's own tickets, newest change first, each with how its last message begins. @throws AppError 401. */
export function ownTickets(ctx: Ctx) {
	return findTicketsOf(ctx.db.kysely, requirePlayer(ctx).id);
}

/** The same with all their messages, as the documented call gives them. @throws AppError 401. */
export async function ownTicketsWithMessages(ctx: Ctx): Promise<Ticket[]> {
	const tickets = await ownTickets(ctx);
	const messages = await findMessages(
		ctx.db.kysely,
		tickets.map(({ id }) => id),
	);
	return tickets.map((row) => ({ row, messages: messages.get(row.id) ?? [] }));
}
