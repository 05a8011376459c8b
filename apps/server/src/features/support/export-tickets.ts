import type { Ctx } from "../../platform/context.ts";
import { findAnswersOf, findMessages } from "./messages.repo.ts";
import { findNotificationsOf } from "./notifications.repo.ts";
import { presentTicket } from "./support.presenter.ts";
import { findTicketIdsOf, findTicketRow } from "./tickets.repo.ts";

const iso = (at: number) => new Date(at).toISOString();

/** What a user wrote to support and was told by it and, of an administrator, the answers to others. For whoever it belongs to. */
export async function exportTickets({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const tickets: ReturnType<typeof presentTicket>[] = [];
	// One at a time, so that other calls get their turn.
	for (const id of await findTicketIdsOf(db, userId)) {
		const [row, messages] = await Promise.all([findTicketRow(db, id), findMessages(db, [id])]);
		if (row) tickets.push(presentTicket({ row, messages: messages.get(id) ?? [] }, userId));
	}
	const [notifications, answers] = await Promise.all([
		findNotificationsOf(db, userId),
		findAnswersOf(db, userId),
	]);
	return {
		tickets,
		notifications: notifications.map(({ message, created_at }) => ({ message, sentAt: iso(created_at) })),
		answersToOthers: answers.map(({ ticket_id, content, created_at }) => ({
			ticketId: ticket_id,
			content,
			sentAt: iso(created_at),
		})),
	};
}
