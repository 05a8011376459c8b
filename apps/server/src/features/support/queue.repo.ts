import type { Queries } from "@hilo/db/tables";
import type { QueueInput, QueueView } from "@hilo/rules/support/support.schema";
import type { TicketStatus } from "@hilo/rules/support/tickets";
import { sql } from "kysely";

export const QUEUE_PAGE = 25;
/** Counting stops here, to stay cheap. */
const MAX_COUNTED = 1_000;

const IS_WAITING = sql<boolean>`waiting_since is not null and status <> 'closed'`;

/** Reads one row more than a page, which tells whether there is a next page. */
function findQueueRows(db: Queries, { view, order, cursor }: QueueInput) {
	const key = view === "waiting" ? "waiting_since" : "updated_at";
	const [direction, beyond] = order === "oldest" ? (["asc", ">"] as const) : (["desc", "<"] as const);
	let query = db.selectFrom("tickets").selectAll();
	query = view === "waiting" ? query.where(IS_WAITING) : query.where("status", "=", view);
	if (cursor) query = query.where((eb) => eb(eb.refTuple(key, "id"), beyond, eb.tuple(cursor.at, cursor.id)));
	return query
		.orderBy(key, direction)
		.orderBy("id", direction)
		.limit(QUEUE_PAGE + 1);
}

export async function findQueue(db: Queries, page: QueueInput) {
	const rows = await db
		.selectFrom(findQueueRows(db, page).as("tickets"))
		.innerJoin("users", "users.id", "tickets.user_id")
		.selectAll("tickets")
		.select(["users.username", "users.avatar_url"])
		.execute();
	// A join need not keep the order.
	const key = page.view === "waiting" ? "waiting_since" : "updated_at";
	const sign = page.order === "oldest" ? 1 : -1;
	rows.sort((a, b) => sign * (Number(a[key]) - Number(b[key]) || (a.id < b.id ? -1 : 1)));
	return rows;
}

export async function countQueue(db: Queries, view: Exclude<QueueView, "closed">): Promise<number> {
	const limited = db
		.selectFrom("tickets")
		.select("id")
		.where(view === "waiting" ? IS_WAITING : sql<boolean>`status = ${view satisfies TicketStatus}`)
		.limit(MAX_COUNTED);
	const counted = await db
		.selectFrom(limited.as("some"))
		.select((eb) => eb.fn.countAll().as("count"))
		.executeTakeFirst();
	return Number(counted?.count ?? 0);
}
