import type { Tx } from "@hilo/db/open-database";
import type { ChatMessageRow, Queries } from "@hilo/db/tables";
import type { MessageIdParts } from "@hilo/rules/chat/message";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { type ChatPlayers, sortPlayers } from "./require-friend.ts";

/** The `number` of the friend's newest message up to the given one; undefined if that is not in their chat. */
export async function numberReceivedUpTo(
	tx: Tx,
	players: ChatPlayers,
	parsedId: MessageIdParts,
): Promise<number | undefined> {
	const { low, high } = sortPlayers(players);
	const message = await tx
		.selectFrom("chat_messages")
		.innerJoin("chats", "chats.id", "chat_messages.chat_id")
		.select(["chat_messages.sender_id", "chat_messages.number"])
		.where("chats.low_id", "=", low)
		.where("chats.high_id", "=", high)
		.where("chat_messages.chat_id", "=", parsedId.chatId)
		.where("chat_messages.position", "=", parsedId.position)
		.executeTakeFirst();
	if (!message) return undefined;
	// `position` counts the messages of both, `number` only those of the sender.
	return message.sender_id === players.friendId ? message.number : parsedId.position - message.number;
}

/** Never moves back. @returns whether it has moved. */
export async function moveReadPosition(
	tx: Tx,
	players: ChatPlayers,
	number: number | "newest",
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("chat_sides")
		.set((eb) => ({ read: number === "newest" ? eb.ref("written") : number }))
		.where("user_id", "=", players.userId)
		.where("friend_id", "=", players.friendId)
		.where((eb) => eb("read", "<", number === "newest" ? eb.ref("written") : number))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export async function countUnread(db: Queries, userId: string): Promise<number> {
	// SQLite keeps the order of cross joins: else, after ANALYZE, it starts from all friends, not from unread chats.
	const row = await db
		.selectFrom("chat_sides")
		.crossJoin("friendships")
		.crossJoin("users")
		.select(sql<number>`coalesce(sum(chat_sides.written - chat_sides.read), 0)`.as("count"))
		.where("chat_sides.user_id", "=", userId)
		.whereRef("chat_sides.written", ">", "chat_sides.read")
		.whereRef("friendships.user_id", "=", "chat_sides.user_id")
		.whereRef("friendships.friend_id", "=", "chat_sides.friend_id")
		.whereRef("users.id", "=", "chat_sides.friend_id")
		.where(IS_VISIBLE)
		.executeTakeFirst();
	return row?.count ?? 0;
}

type ChatPage = PageOf<{ readonly id: string }>;

/** Chats in which the user's id is the lower one. The other player's name is null if they are hidden. */
export function chatsAfterLow(db: Queries, userId: string, page: ChatPage) {
	return chatsAfter(db, userId, "low_id", page);
}

export function chatsAfterHigh(db: Queries, userId: string, page: ChatPage) {
	return chatsAfter(db, userId, "high_id", page);
}

function chatsAfter(db: Queries, userId: string, own: "low_id" | "high_id", { after, limit }: ChatPage) {
	const other = own === "low_id" ? "chats.high_id" : "chats.low_id";
	return db
		.selectFrom("chats")
		.leftJoin("users", (join) => join.onRef("users.id", "=", other).on(IS_VISIBLE))
		.select(["chats.id", `${other} as user_id`, "users.username"])
		.where(`chats.${own}`, "=", userId)
		.where(isAfter(after && [after.id], "chats.id"))
		.orderBy("chats.id")
		.limit(limit)
		.execute();
}

/** Leaves out messages of hidden players. */
export function messagesAfter(
	db: Queries,
	chatId: string,
	{ after, limit }: PageOf<Pick<ChatMessageRow, "position">>,
) {
	return db
		.selectFrom("chat_messages")
		.innerJoin("users", (join) => join.onRef("users.id", "=", "chat_messages.sender_id").on(IS_VISIBLE))
		.selectAll("chat_messages")
		.where("chat_id", "=", chatId)
		.where("position", ">", after?.position ?? 0)
		.orderBy("position")
		.limit(limit)
		.execute();
}
