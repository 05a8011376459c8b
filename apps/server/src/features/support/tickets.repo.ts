import { countRows } from "@hilo/db/count-rows";
import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, TicketRow } from "@hilo/db/tables";
import type { QueueInput, QueueView } from "@hilo/rules/support/support.schema";
import type { TicketStatus } from "@hilo/rules/support/tickets";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";

/** Characters of the last message that a list shows. */
const SNIPPET = 140;

export async function insertTicket(tx: Tx, ticket: TicketRow): Promise<void> {
	await tx.insertInto("tickets").values(ticket).execute();
}

/** Includes closed ones. */
export function countTickets(tx: Tx, userId: string): Promise<number> {
	return countRows(tx.selectFrom("tickets").where("user_id", "=", userId));
}

/** For a client that sends its ticket again after a lost answer. */
export async function findTicketIdByClientId(
	tx: Tx,
	userId: string,
	clientId: string,
): Promise<string | undefined> {
	const sent = await tx
		.selectFrom("tickets")
		.select("id")
		.where("user_id", "=", userId)
		.where("client_id", "=", clientId)
		.executeTakeFirst();
	return sent?.id;
}

export function findTicketRow(db: Queries, id: string): Promise<TicketRow | undefined> {
	return db.selectFrom("tickets").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
	return tx.selectFrom("tickets").selectAll().where("id", "=", id).$call(lockRows(tx)).executeTakeFirst();
}

type TicketUpdate = Partial<
	Pick<TicketRow, "status" | "waiting_since" | "answered_at" | "last_read_by_user" | "updated_at">
>;

export async function updateTicket(tx: Tx, id: string, change: TicketUpdate): Promise<void> {
	await tx.updateTable("tickets").set(change).where("id", "=", id).execute();
}

export function findTicketsOf(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("tickets")
		.selectAll()
		.select((eb) =>
			eb
				.selectFrom("ticket_messages")
				.select(sql<string>`substr(content, 1, ${sql.lit(SNIPPET)})`.as("beginning"))
				.whereRef("ticket_messages.ticket_id", "=", "tickets.id")
				.orderBy("position", "desc")
				.limit(1)
				.as("snippet"),
		)
		.where("user_id", "=", userId)
		.orderBy("updated_at", "desc")
		.orderBy("id")
		.limit(limit)
		.execute();
}

const UNREAD = sql<boolean>`status <> 'closed' and answered_at is not null and answered_at > last_read_by_user`;

export function countUnread(db: Queries, userId: string): Promise<number> {
	return countRows(db.selectFrom("tickets").where("user_id", "=", userId).where(UNREAD));
}

/** Locks in the order of the ids. */
export function lockUnread(tx: Tx, userId: string) {
	return tx
		.selectFrom("tickets")
		.select(["id", "answered_at"])
		.where("user_id", "=", userId)
		.where(UNREAD)
		.orderBy("id")
		.$call(lockRows(tx))
		.execute();
}

/** Oldest change first. */
export function ticketsAfter(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<TicketRow, "updated_at" | "id">>,
): Promise<TicketRow[]> {
	return db
		.selectFrom("tickets")
		.selectAll()
		.where("user_id", "=", userId)
		.where(isAfter(after && [after.updated_at, after.id], "updated_at", "id"))
		.orderBy("updated_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}

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

export function countQueue(db: Queries, view: Exclude<QueueView, "closed">): Promise<number> {
	const limited = db
		.selectFrom("tickets")
		.select("id")
		.where(view === "waiting" ? IS_WAITING : sql<boolean>`status = ${view satisfies TicketStatus}`)
		.limit(MAX_COUNTED);
	return countRows(db.selectFrom(limited.as("some")));
}
