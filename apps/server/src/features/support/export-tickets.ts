import type { TicketRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { inPages, ROWS_PER_PAGE } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { exportNotifications } from "../notifications/read-player-notifications.ts";
import { answersAfter, messagesAfter } from "./messages.repo.ts";
import { presentMessage, presentTicket } from "./support.presenter.ts";
import { ticketsAfter } from "./tickets.repo.ts";

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
