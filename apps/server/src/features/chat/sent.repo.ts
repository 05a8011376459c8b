import { columnNames, columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import { type Param, params, prepared } from "@hilo/db/prepared";
import type { ChatMessageRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { type ChatPlayers, sortPlayers } from "./require-friend.ts";

const addPosition = prepared((db, param: Param<ChatPlayers & { id: string; low: string; high: string }>) =>
	db
		.insertInto("chats")
		.columns(["id", "low_id", "high_id", "last_position"])
		.expression((eb) =>
			eb
				.selectFrom("friendships")
				.innerJoin("users", "users.id", "friendships.friend_id")
				.select([
					sql<string>`${param("id")}`.as("id"),
					sql<string>`${param("low")}`.as("low_id"),
					sql<string>`${param("high")}`.as("high_id"),
					eb.lit(1).as("last_position"),
				])
				.where("friendships.user_id", "=", param("userId"))
				.where("friendships.friend_id", "=", param("friendId"))
				.where(IS_VISIBLE),
		)
		.onConflict((conflict) =>
			conflict
				.columns(["low_id", "high_id"])
				.doUpdateSet((eb) => ({ last_position: eb("chats.last_position", "+", 1) })),
		)
		.returning(["id", "last_position as position"]),
);

const addWritten = prepared((db, param: Param<ChatPlayers>) =>
	db
		.insertInto("chat_sides")
		.values({ user_id: param("userId"), friend_id: param("friendId"), written: 1, read: 0 })
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "friend_id"])
				.doUpdateSet((eb) => ({ written: eb("chat_sides.written", "+", 1) })),
		)
		.returning("written"),
);

const addMessage = prepared((db, param: Param<ChatMessageRow>) =>
	db
		.insertInto("chat_messages")
		.values(params(param, columnNames("chat_messages")))
		.onConflict((conflict) =>
			conflict.columns(["chat_id", "sender_id", "client_id"]).where("client_id", "is not", null).doNothing(),
		)
		.returning("position"),
);

const sentAs = prepared((db, param: Param<{ chatId: string; senderId: string; clientId: string | null }>) =>
	db
		.selectFrom("chat_messages")
		.select(columnsOf("chat_messages"))
		.where("chat_id", "=", param("chatId"))
		.where("sender_id", "=", param("senderId"))
		.where("client_id", "=", param("clientId")),
);

/** Locks the chat, or creates it with this id. Undefined if the two are not friends. */
export function nextPosition(
	tx: Tx,
	players: ChatPlayers,
	id: string,
): Promise<{ id: string; position: number } | undefined> {
	return addPosition.first(tx, { id, ...players, ...sortPlayers(players) });
}

/** The `number` of the friend's next message to the user. Call it after `nextPosition`, which locks the chat. */
export async function nextNumber(tx: Tx, players: ChatPlayers): Promise<number> {
	const next = await addWritten.first(tx, players);
	if (!next) throw new Error("A chat gave no number.");
	return next.written;
}

/** @returns false if the sender has used this `client_id` in the chat before. */
export async function insertMessage(tx: Tx, message: ChatMessageRow): Promise<boolean> {
	return (await addMessage.first(tx, message)) !== undefined;
}

export async function findSentAs(
	tx: Tx,
	{ chat_id, sender_id, client_id }: ChatMessageRow,
): Promise<ChatMessageRow> {
	const sent = await sentAs.first(tx, { chatId: chat_id, senderId: sender_id, clientId: client_id });
	if (!sent) throw new Error("A message that was sent before is not there.");
	return sent;
}
