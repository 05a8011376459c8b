import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { TicketsTable } from "@hilo/db/tables/support.tables";
import { sql } from "kysely";

export type TicketRow = TicketsTable;

/** How much of the last message a list shows, in characters. */
const SNIPPET = 140;

export async function insertTicket(tx: Tx, ticket: TicketRow): Promise<void> {
	await tx.insertInto("tickets").values(ticket).execute();
}

/** How many tickets a player has, closed ones too. */
export async function countTickets(tx: Tx, userId: string): Promise<number> {
	const counted = await tx
		.selectFrom("tickets")
		.select((eb) => eb.fn.countAll().as("count"))
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return Number(counted?.count ?? 0);
}

/** The ticket that the player's device called so when it sent it. */
export async function findIdSentAs(tx: Tx, userId: string, clientId: string): Promise<string | undefined> {
	const sent = await tx
		.selectFrom("tickets")
		.select("id")
		.where("user_id", "=", userId)
		.where("client_id", "=", clientId)
		.executeTakeFirst();
	return sent?.id;
}

export function findTicketRow(db: Queries, id: string): Promise<TicketRow | undefined> {
	return db.selectFrom("tickets").select(columnsOf("tickets")).where("id", "=", id).executeTakeFirst();
}

/** Reads a ticket that nobody else changes until the transaction ends. */
export function lockTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
	return tx
		.selectFrom("tickets")
		.select(columnsOf("tickets"))
		.where("id", "=", id)
		.$call(lockRows(tx))
		.executeTakeFirst();
}

type TicketUpdate = Partial<
	Pick<
		TicketRow,
		"status" | "assignee_id" | "waiting_since" | "answered_at" | "last_read_by_user" | "updated_at"
	>
>;

export async function updateTicket(tx: Tx, id: string, change: TicketUpdate): Promise<void> {
	await tx.updateTable("tickets").set(change).where("id", "=", id).execute();
}

/** The player's tickets with the newest change, newest first, each with the beginning of its last message. */
export function findTicketsOf(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("tickets")
		.select(columnsOf("tickets"))
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

const countOfUnread = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("tickets")
		.select((eb) => eb.fn.countAll().as("count"))
		.where("user_id", "=", param("userId"))
		.where(UNREAD),
);

/** How many of the player's tickets have an answer that the player has not read. */
export async function countUnread(db: Queries, userId: string): Promise<number> {
	return Number((await countOfUnread.first(db, { userId }))?.count ?? 0);
}

/** The player's tickets with an unread answer, locked in the order of their ids. */
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

/** The ids of all of the user's tickets, the oldest change first. */
export async function findTicketIdsOf(db: Queries, userId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("tickets")
		.select("id")
		.where("user_id", "=", userId)
		.orderBy("updated_at")
		.orderBy("id")
		.execute();
	return rows.map(({ id }) => id);
}
