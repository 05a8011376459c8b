import type { QueueInput, TicketInput } from "@hilo/rules/support/support.schema";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { findUser } from "../users/find-user.ts";
import { countQueue, findQueue, QUEUE_PAGE } from "./queue.repo.ts";
import { requireTicket } from "./ticket.ts";
import { findWatchers } from "./watchers.repo.ts";

/** Each number is at most 1,000. */
async function countQueues({ db: { kysely } }: Pick<Ctx, "db">) {
	const [waiting, open, inProgress] = await Promise.all([
		countQueue(kysely, "waiting"),
		countQueue(kysely, "open"),
		countQueue(kysely, "in-progress"),
	]);
	return { waiting, open, inProgress };
}

/** @throws AppError 401; 403. */
export async function ticketQueue(ctx: Ctx, input: QueueInput) {
	const admin = requireAdmin(ctx);
	const db = ctx.db.kysely;
	const { view, order, cursor } = input;
	const assigneeId = { anyone: undefined, me: admin.id, nobody: null }[input.assignee];
	const [found, counts] = await Promise.all([
		findQueue(db, { view, order, cursor, assigneeId }),
		countQueues(ctx),
	]);
	const rows = found.slice(0, QUEUE_PAGE);
	const watchers = await otherWatchers(
		ctx,
		rows.map(({ id }) => id),
	);
	const last = found.length > QUEUE_PAGE ? rows.at(-1) : undefined;
	return { rows, watchers, counts, next: last ? cursorAt(view, last) : null };
}

function cursorAt(
	view: QueueInput["view"],
	row: { id: string; waiting_since: number | null; updated_at: number },
) {
	return `${view === "waiting" ? row.waiting_since : row.updated_at}.${row.id}`;
}

/** @throws AppError 401; 403; 404. */
export async function ticketForAdmin(ctx: Ctx, { id }: TicketInput) {
	requireAdmin(ctx);
	const db = ctx.db.kysely;
	const ticket = await requireTicket(db, id);
	const { user_id, assignee_id } = ticket.row;
	const [user, assignee, watchers] = await Promise.all([
		findUser(db, user_id),
		assignee_id === null ? null : findUser(db, assignee_id),
		otherWatchers(ctx, [id]),
	]);
	return { ticket, user, assignee, watchers };
}

/** Administrators other than the caller who have one of the tickets open. */
export async function otherWatchers(ctx: Ctx, ticketIds: readonly string[]) {
	const admin = requireAdmin(ctx);
	if (ticketIds.length === 0) return [];
	const watchers = await findWatchers(ctx.db.kysely, ticketIds, ctx.clock.now());
	return watchers.filter(({ id }) => id !== admin.id);
}
