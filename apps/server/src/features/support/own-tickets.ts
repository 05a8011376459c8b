import type { TicketRow } from "@hilo/db/tables";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { inPages, ROWS_PER_PAGE } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { exportNotifications } from "../notifications/read-player-notifications.ts";
import { answersAfter, findMessages, messagesAfter } from "./messages.repo.ts";
import { presentMessage, presentTicket } from "./support.presenter.ts";
import type { Ticket } from "./ticket.ts";
import { countUnread, findTicketsOf, ticketsAfter } from "./tickets.repo.ts";

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

/** Only for the user's own export. `answersToOthers` is what the user wrote as an administrator. */
export function exportTickets(ctx: Pick<Ctx, "db">, userId: string, perPage: number = ROWS_PER_PAGE) {
	const db = ctx.db.kysely;
	const present = (row: TicketRow) => ({
		...presentTicket({ row, messages: [] }, userId),
		messages: inPages(db, row.id, messagesAfter, (message) => presentMessage(message, userId), perPage),
	});
	return {
		tickets: inPages(db, userId, ticketsAfter, present, perPage),
		notifications: exportNotifications(ctx, userId),
		answersToOthers: inPages(db, userId, answersAfter, presentAnswer, perPage),
	};
}

function presentAnswer({ ticket_id, content, created_at }: Awaited<ReturnType<typeof answersAfter>>[number]) {
	return { ticketId: ticket_id, content, sentAt: isoTime(created_at) };
}
