import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { findMessages } from "./messages.repo.ts";
import type { Ticket } from "./ticket.ts";
import { countUnread, findTicketsOf } from "./tickets.repo.ts";

export const MAX_LISTED_TICKETS = 50;
/** Per ticket, in the documented REST answer. */
export const MAX_LISTED_MESSAGES = 20;

/** Latest change first, each with the beginning of its last message. */
export function ownTickets(ctx: PlayerCtx, maxTickets = MAX_LISTED_TICKETS) {
	return findTicketsOf(ctx.db.kysely, ctx.actor.id, maxTickets);
}

/** For the documented REST call; messages are oldest first. */
export async function ownTicketsWithMessages(
	ctx: PlayerCtx,
	{ maxTickets = MAX_LISTED_TICKETS, maxMessages = MAX_LISTED_MESSAGES } = {},
): Promise<Ticket[]> {
	const tickets = await ownTickets(ctx, maxTickets);
	const ids = tickets.map(({ id }) => id);
	const messages = await findMessages(ctx.db.kysely, ids, maxMessages);
	return tickets.map((row) => ({ row, messages: messages.get(row.id) ?? [] }));
}

/** The caller has checked that users ask for themselves. */
export function countUnreadTickets({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countUnread(db.kysely, userId);
}
