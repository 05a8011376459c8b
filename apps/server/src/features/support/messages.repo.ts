import { hasRow } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, TicketMessageRow } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";

/** `pictures` are hashes, in order. */
export interface Message extends TicketMessageRow {
	readonly pictures: readonly string[];
}

/** @param pictures hashes; the caller must have locked these pictures. */
export async function insertMessage(
	tx: Tx,
	message: TicketMessageRow,
	pictures: readonly string[],
): Promise<void> {
	await tx.insertInto("ticket_messages").values(message).execute();
	if (pictures.length === 0) return;
	const { ticket_id, position } = message;
	await tx
		.insertInto("ticket_pictures")
		.values(pictures.map((hash, n) => ({ ticket_id, position, place: n + 1, hash })))
		.execute();
}

/** Positions have no gaps, so the newest one is the count. */
export async function countMessages(tx: Tx, ticketId: string): Promise<number> {
	const newest = await tx
		.selectFrom("ticket_messages")
		.select("position")
		.where("ticket_id", "=", ticketId)
		.orderBy("position", "desc")
		.limit(1)
		.executeTakeFirst();
	return newest?.position ?? 0;
}

export function hasMessageWithClientId(
	tx: Tx,
	{ ticketId, senderId, clientId }: { ticketId: string; senderId: string; clientId: string },
): Promise<boolean> {
	return hasRow(
		tx
			.selectFrom("ticket_messages")
			.where("ticket_id", "=", ticketId)
			.where("sender_id", "=", senderId)
			.where("client_id", "=", clientId),
	);
}

/** By ticket id, oldest first. @param last how many of each ticket's newest messages; all by default. */
export function findMessages(
	db: Queries,
	ticketIds: readonly string[],
	last?: number,
): Promise<ReadonlyMap<string, readonly Message[]>> {
	return messagesWhere(db, ticketIds, (table) =>
		last === undefined ? sql<SqlBool>`1 = 1` : isAmongLast(table, last),
	);
}

/** A page of a ticket's messages: their positions have no gaps. */
export async function messagesAfter(
	db: Queries,
	ticketId: string,
	{ after, limit }: PageOf<Message>,
): Promise<readonly Message[]> {
	const { position = 0 } = after ?? {};
	const messages = await messagesWhere(db, [ticketId], (table) => {
		const at = sql.ref(`${table}.position`);
		return sql<SqlBool>`${at} > ${position} and ${at} <= ${position + limit}`;
	});
	return messages.get(ticketId) ?? [];
}

type Table = "ticket_messages" | "ticket_pictures";

async function messagesWhere(
	db: Queries,
	ticketIds: readonly string[],
	isShown: (table: Table) => RawBuilder<SqlBool>,
): Promise<ReadonlyMap<string, readonly Message[]>> {
	if (ticketIds.length === 0) return new Map();
	const tickets = db.selectFrom("tickets").where("tickets.id", "in", ticketIds);
	const [rows, pictures] = await Promise.all([
		tickets
			.innerJoin("ticket_messages", "ticket_messages.ticket_id", "tickets.id")
			.selectAll("ticket_messages")
			.where(isShown("ticket_messages"))
			.orderBy("ticket_messages.ticket_id")
			.orderBy("ticket_messages.position")
			.execute(),
		tickets
			.innerJoin("ticket_pictures", "ticket_pictures.ticket_id", "tickets.id")
			.selectAll("ticket_pictures")
			.where(isShown("ticket_pictures"))
			.orderBy("ticket_pictures.ticket_id")
			.orderBy("ticket_pictures.position")
			.orderBy("place")
			.execute(),
	]);
	const positionKey = (row: { ticket_id: string; position: number }) => `${row.ticket_id} ${row.position}`;
	const picturesAt = Map.groupBy(pictures, positionKey);
	const messages = rows.map((row) => ({
		...row,
		pictures: (picturesAt.get(positionKey(row)) ?? []).map(({ hash }) => hash),
	}));
	return Map.groupBy(messages, ({ ticket_id }) => ticket_id);
}

/** Positions have no gaps, so the last messages are a range of the primary key. */
function isAmongLast(table: Table, last: number) {
	return sql<SqlBool>`${sql.ref(`${table}.position`)} > (
		select max(newest.position) from ticket_messages as newest where newest.ticket_id = tickets.id
	) - ${last}`;
}

/** What an administrator has answered, the oldest first. */
export function answersAfter(
	db: Queries,
	senderId: string,
	{ after, limit }: PageOf<Pick<TicketMessageRow, "created_at" | "ticket_id" | "position">>,
) {
	return db
		.selectFrom("ticket_messages")
		.select(["ticket_id", "position", "content", "created_at"])
		.where("sender_id", "=", senderId)
		.where("is_admin", "=", 1)
		.where(
			isAfter(
				after && [after.created_at, after.ticket_id, after.position],
				"created_at",
				"ticket_id",
				"position",
			),
		)
		.orderBy("created_at")
		.orderBy("ticket_id")
		.orderBy("position")
		.limit(limit)
		.execute();
}

export async function clearSender(tx: Tx, userId: string): Promise<void> {
	await tx.updateTable("ticket_messages").set({ sender_name: "" }).where("sender_id", "=", userId).execute();
}
