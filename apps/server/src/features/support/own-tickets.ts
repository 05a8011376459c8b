import { type Ctx, requirePlayer } from "../../platform/context.ts";
import type { Ticket } from "./find-ticket.ts";
import { findMessages } from "./messages.repo.ts";
import { findTicketsOf } from "./tickets.repo.ts";

/** How many of a player's tickets are listed. */
export const MAX_LISTED_TICKETS = 50;
/** How many of a listed ticket's messages the documented call answers. */
export const MAX_LISTED_MESSAGES = 20;

/** The player's newest tickets, newest change first, each with how its last message begins. @throws AppError 401. */
export function ownTickets(ctx: Pick<Ctx, "db" | "actor">, maxTickets = MAX_LISTED_TICKETS) {
	return findTicketsOf(ctx.db.kysely, requirePlayer(ctx).id, maxTickets);
}

/** The same with their last messages, the oldest of them first, as the documented call gives them. @throws AppError 401. */
export async function ownTicketsWithMessages(
	ctx: Pick<Ctx, "db" | "actor">,
	{ maxTickets = MAX_LISTED_TICKETS, maxMessages = MAX_LISTED_MESSAGES } = {},
): Promise<Ticket[]> {
	const tickets = await ownTickets(ctx, maxTickets);
	const ids = tickets.map(({ id }) => id);
	const messages = await findMessages(ctx.db.kysely, ids, maxMessages);
	return tickets.map((row) => ({ row, messages: messages.get(row.id) ?? [] }));
}
