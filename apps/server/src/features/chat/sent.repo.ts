import type { Tx } from "@hilo/db/open-database";
import type { ChatMessageRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { type ChatPlayers, sortPlayers } from "./require-friend.ts";

/** Locks the chat, or creates it with this id. Undefined if the two are not friends. */
export function takePosition(
	tx: Tx,
	players: ChatPlayers,
	id: string,
): Promise<{ id: string; position: number } | undefined> {
	const { low, high } = sortPlayers(players);
	return tx
		.insertInto("chats")
		.columns(["id", "low_id", "high_id", "last_position"])
		.expression((eb) =>
			eb
				.selectFrom("friendships")
				.innerJoin("users", "users.id", "friendships.friend_id")
				.select([
					sql<string>`${id}`.as("id"),
					sql<string>`${low}`.as("low_id"),
					sql<string>`${high}`.as("high_id"),
					eb.lit(1).as("last_position"),
				])
				.where("friendships.user_id", "=", players.userId)
				.where("friendships.friend_id", "=", players.friendId)
				.where(IS_VISIBLE),
		)
		.onConflict((conflict) =>
			conflict
				.columns(["low_id", "high_id"])
				.doUpdateSet((eb) => ({ last_position: eb("chats.last_position", "+", 1) })),
		)
		.returning(["id", "last_position as position"])
		.executeTakeFirst();
}

/** The `number` of the friend's next message to the user. Call it after `takePosition`, which locks the chat. */
export async function takeNumber(tx: Tx, players: ChatPlayers): Promise<number> {
	const next = await tx
		.insertInto("chat_sides")
		.values({ user_id: players.userId, friend_id: players.friendId, written: 1, read: 0 })
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "friend_id"])
				.doUpdateSet((eb) => ({ written: eb("chat_sides.written", "+", 1) })),
		)
		.returning("written")
		.executeTakeFirst();
	if (!next) throw new Error("A chat gave no number.");
	return next.written;
}

/** @returns false if the sender has used this `client_id` in the chat before. */
export async function insertMessage(tx: Tx, message: ChatMessageRow): Promise<boolean> {
	const row = await tx
		.insertInto("chat_messages")
		.values(message)
		.onConflict((conflict) =>
			conflict.columns(["chat_id", "sender_id", "client_id"]).where("client_id", "is not", null).doNothing(),
		)
		.returning("position")
		.executeTakeFirst();
	return row !== undefined;
}

export async function findSentAs(
	tx: Tx,
	{ chat_id, sender_id, client_id }: ChatMessageRow,
): Promise<ChatMessageRow> {
	const sent = await tx
		.selectFrom("chat_messages")
		.selectAll()
		.where("chat_id", "=", chat_id)
		.where("sender_id", "=", sender_id)
		.where("client_id", "=", client_id)
		.executeTakeFirst();
	if (!sent) throw new Error("A message that was sent before is not there.");
	return sent;
}
