import type { Queries } from "@hilo/db/queries";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { exportNotifications } from "../notifications/read-player-notifications.ts";
import { type AnswerKey, findAnswerKeysOf, findAnswers, findMessages } from "./messages.repo.ts";
import { presentTicket } from "./support.presenter.ts";
import { findTicketIdsOf, findTicketRow } from "./tickets.repo.ts";

const ANSWERS_PER_PAGE = 100;

/** Only for the user's own export. `answersToOthers` is what the user wrote as an administrator. */
export async function exportTickets(
	ctx: Pick<Ctx, "db">,
	userId: string,
	answersPerPage: number = ANSWERS_PER_PAGE,
) {
	const db = ctx.db.kysely;
	return {
		tickets: ticketsOf(db, userId),
		notifications: await exportNotifications(ctx, userId),
		answersToOthers: answersToOthersOf(db, userId, answersPerPage),
	};
}

/** Reads one ticket at a time, so that other calls get their turn. */
async function* ticketsOf(db: Queries, userId: string) {
	for (const id of await findTicketIdsOf(db, userId)) {
		const [row, messages] = await Promise.all([findTicketRow(db, id), findMessages(db, [id])]);
		if (row) yield presentTicket({ row, messages: messages.get(id) ?? [] }, userId);
	}
}

async function* answersToOthersOf(db: Queries, userId: string, perPage: number) {
	const keys: readonly AnswerKey[] = await findAnswerKeysOf(db, userId);
	for (let n = 0; n < keys.length; n += perPage) {
		const answers = await findAnswers(db, keys.slice(n, n + perPage));
		yield* answers.map(({ ticket_id, content, created_at }) => ({
			ticketId: ticket_id,
			content,
			sentAt: isoTime(created_at),
		}));
	}
}
