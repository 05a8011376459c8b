import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, TicketRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";

/** Characters of the last message that a list shows. */
const SNIPPET = 140;

export async function insertTicket(tx: Tx, ticket: TicketRow): Promise<void> {
	await tx.insertInto("tickets").values(ticket).execute();
}

/** Includes closed ones. */
export async function countTickets(tx: Tx, userId: string): Promise<number> {
	const counted = await tx
		.selectFrom("tickets")
		.select((eb) => eb.fn.countAll().as("count"))
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return Number(counted?.count ?? 0);
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

export async function countUnread(db: Queries, userId: string): Promise<number> {
	const row = await db
		.selectFrom("tickets")
		.select((eb) => eb.fn.countAll().as("count"))
		.where("user_id", "=", userId)
		.where(UNREAD)
		.executeTakeFirst();
	return Number(row?.count ?? 0);
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
