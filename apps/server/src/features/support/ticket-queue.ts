import type { QueueInput, TicketInput } from "@hilo/rules/support/support.schema";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import { findUser } from "../users/find-user.ts";
import { requireTicket } from "./ticket.ts";
import { countQueue, findQueue, QUEUE_PAGE } from "./tickets.repo.ts";

/** Each number is at most 1,000. */
async function countQueues({ db: { kysely } }: Pick<Ctx, "db">) {
	const [waiting, open, inProgress] = await Promise.all([
		countQueue(kysely, "waiting"),
		countQueue(kysely, "open"),
		countQueue(kysely, "in-progress"),
	]);
	return { waiting, open, inProgress };
}

export async function ticketQueue(ctx: AdminCtx, input: QueueInput) {
	const [found, counts] = await Promise.all([findQueue(ctx.db.kysely, input), countQueues(ctx)]);
	const rows = found.slice(0, QUEUE_PAGE);
	const last = found.length > QUEUE_PAGE ? rows.at(-1) : undefined;
	return { rows, counts, next: last ? cursorAt(input.view, last) : null };
}

function cursorAt(
	view: QueueInput["view"],
	row: { id: string; waiting_since: number | null; updated_at: number },
) {
	return `${view === "waiting" ? row.waiting_since : row.updated_at}.${row.id}`;
}

/** @throws AppError 404. */
export async function ticketForAdmin(ctx: AdminCtx, { id }: TicketInput) {
	const db = ctx.db.kysely;
	const ticket = await requireTicket(db, id);
	return { ticket, user: await findUser(db, ticket.row.user_id) };
}
