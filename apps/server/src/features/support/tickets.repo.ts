import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { SavedReplyRow, TicketRow } from "@hilo/db/tables";
import { sql } from "kysely";

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

const unreadCount = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("tickets")
		.select((eb) => eb.fn.countAll().as("count"))
		.where("user_id", "=", param("userId"))
		.where(UNREAD),
);

export async function countUnread(db: Queries, userId: string): Promise<number> {
	return Number((await unreadCount.first(db, { userId }))?.count ?? 0);
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

export function findReplies(db: Queries): Promise<SavedReplyRow[]> {
	return db
		.selectFrom("saved_replies")
		.select(columnsOf("saved_replies"))
		.orderBy("title")
		.orderBy("id")
		.execute();
}

export async function insertReply(tx: Tx, reply: SavedReplyRow): Promise<void> {
	await tx.insertInto("saved_replies").values(reply).execute();
}

export async function updateReply(tx: Tx, { id, ...reply }: SavedReplyRow): Promise<void> {
	await tx.updateTable("saved_replies").set(reply).where("id", "=", id).execute();
}

export async function deleteReplyRow(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("saved_replies").where("id", "=", id).execute();
}

export function findWatchers(db: Queries, ticketIds: readonly string[], now: number) {
	return db
		.selectFrom("ticket_watchers")
		.innerJoin("users", "users.id", "ticket_watchers.user_id")
		.select(["ticket_watchers.ticket_id", "users.id", "users.username", "users.avatar_url"])
		.where("ticket_watchers.ticket_id", "in", ticketIds)
		.where("ticket_watchers.until", ">", now)
		.orderBy("users.username")
		.execute();
}

/** Epoch milliseconds; undefined without a lease. */
export async function findLease(tx: Tx, ticketId: string, userId: string): Promise<number | undefined> {
	const lease = await tx
		.selectFrom("ticket_watchers")
		.select("until")
		.where("ticket_id", "=", ticketId)
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return lease && Number(lease.until);
}

export async function putLease(
	tx: Tx,
	lease: { ticket_id: string; user_id: string; until: number },
): Promise<void> {
	await tx
		.insertInto("ticket_watchers")
		.values(lease)
		.onConflict((conflict) => conflict.columns(["ticket_id", "user_id"]).doUpdateSet({ until: lease.until }))
		.execute();
}

/** @returns whether there was one. */
export async function deleteLease(tx: Tx, ticketId: string, userId: string): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom("ticket_watchers")
		.where("ticket_id", "=", ticketId)
		.where("user_id", "=", userId)
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}

/** Keeps the table small. */
export async function deleteEndedLeases(db: Queries, now: number): Promise<void> {
	await db.deleteFrom("ticket_watchers").where("until", "<=", now).execute();
}
