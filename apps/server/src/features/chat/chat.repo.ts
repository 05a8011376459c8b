import type { Tx } from "@hilo/db/open-database";
import type { ChatMessageRow, Queries } from "@hilo/db/tables";
import { MESSAGES_PER_PAGE, type MessageIdParts } from "@hilo/rules/chat/message";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { type ChatPlayers, sortPlayers } from "./require-friend.ts";

export interface Chat {
	readonly id: string;
	readonly last_position: number;
	readonly removals: number;
	/** The `number` of the friend's newest message that the user has read; null or 0 for none. */
	readonly read_by_user: number | null;
	/** The `number` of the user's newest message that the friend has read; null or 0 for none. */
	readonly read_by_friend: number | null;
	readonly position_read_by_user: number | null;
	readonly position_read_by_friend: number | null;
}

/** One more than a page, to see whether there are more. */
const LIMIT = sql.lit(MESSAGES_PER_PAGE + 1);

/** Undefined while neither has written to the other. */
export function findChat(db: Queries, players: ChatPlayers): Promise<Chat | undefined> {
	const { userId, friendId } = players;
	const { low, high } = sortPlayers(players);
	return db
		.selectFrom("chats")
		.leftJoin("chat_sides as own", (join) =>
			join.on("own.user_id", "=", userId).on("own.friend_id", "=", friendId),
		)
		.leftJoin("chat_sides as other", (join) =>
			join.on("other.user_id", "=", friendId).on("other.friend_id", "=", userId),
		)
		.leftJoin("chat_messages as received", (join) =>
			join
				.onRef("received.chat_id", "=", "chats.id")
				.on("received.sender_id", "=", friendId)
				.onRef("received.number", "=", "own.read"),
		)
		.leftJoin("chat_messages as sent", (join) =>
			join
				.onRef("sent.chat_id", "=", "chats.id")
				.on("sent.sender_id", "=", userId)
				.onRef("sent.number", "=", "other.read"),
		)
		.select([
			"chats.id",
			"chats.last_position",
			"chats.removals",
			"own.read as read_by_user",
			"other.read as read_by_friend",
			"received.position as position_read_by_user",
			"sent.position as position_read_by_friend",
		])
		.where("chats.low_id", "=", low)
		.where("chats.high_id", "=", high)
		.executeTakeFirst();
}

export function findMessagesBefore(db: Queries, chatId: string, position: number): Promise<ChatMessageRow[]> {
	return db
		.selectFrom("chat_messages")
		.selectAll()
		.where("chat_id", "=", chatId)
		.where("position", "<", position)
		.orderBy("position", "desc")
		.limit(LIMIT)
		.execute();
}

export function findMessagesAfter(db: Queries, chatId: string, position: number): Promise<ChatMessageRow[]> {
	return db
		.selectFrom("chat_messages")
		.selectAll()
		.where("chat_id", "=", chatId)
		.where("position", ">", position)
		.orderBy("position")
		.limit(LIMIT)
		.execute();
}

export function findMessagesAround(tx: Tx, { chatId, position }: MessageIdParts, contextSize: number) {
	return tx
		.selectFrom("chat_messages")
		.innerJoin("users", "users.id", "chat_messages.sender_id")
		.select([
			"chat_messages.position",
			"chat_messages.sender_id",
			"chat_messages.content",
			"chat_messages.sent_at",
			"users.username",
		])
		.where("chat_messages.chat_id", "=", chatId)
		.where("chat_messages.position", ">=", position - contextSize)
		.where("chat_messages.position", "<=", position + contextSize)
		.orderBy("chat_messages.position")
		.execute();
}

/** Locks the chat. @returns its two players, or undefined. */
export function recordRemoval(tx: Tx, chatId: string) {
	return tx
		.updateTable("chats")
		.set((eb) => ({ removals: eb("removals", "+", 1) }))
		.where("id", "=", chatId)
		.returning(["low_id", "high_id"])
		.executeTakeFirst();
}

/** @returns false if the message is missing or has this content already. */
export async function replaceContent(
	tx: Tx,
	{ chatId, position }: MessageIdParts,
	content: string,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("chat_messages")
		.set({ content })
		.where("chat_id", "=", chatId)
		.where("position", "=", position)
		.where("content", "!=", content)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export interface SentMessage {
	readonly senderId: string;
	readonly content: string;
}

/** A message in one of the user's chats. */
export function findMessageOf(
	db: Queries,
	userId: string,
	{ chatId, position }: MessageIdParts,
): Promise<SentMessage | undefined> {
	return db
		.selectFrom("chat_messages")
		.innerJoin("chats", "chats.id", "chat_messages.chat_id")
		.select(["chat_messages.sender_id as senderId", "chat_messages.content"])
		.where("chat_messages.chat_id", "=", chatId)
		.where("chat_messages.position", "=", position)
		.where((eb) => eb.or([eb("chats.low_id", "=", userId), eb("chats.high_id", "=", userId)]))
		.executeTakeFirst();
}

/** A list shows one line of it. */
const MAX_CHARACTERS = 200;

/** The last message of each chat with a friend who can be seen, at most one a friend. */
export async function findLatest(db: Queries, userId: string) {
	const [low, high] = await Promise.all([
		latestFrom(db, userId, "low_id", "high_id"),
		latestFrom(db, userId, "high_id", "low_id"),
	]);
	return [...low, ...high];
}

type Side = "low_id" | "high_id";

/** The two ids of a chat are in sort order, so that a player's chats are found from either side. */
function latestFrom(db: Queries, userId: string, own: Side, other: Side) {
	return db
		.selectFrom("chats")
		.innerJoin("friendships", (join) =>
			join.on("friendships.user_id", "=", userId).onRef("friendships.friend_id", "=", `chats.${other}`),
		)
		.innerJoin("users", (join) => join.onRef("users.id", "=", `chats.${other}`).on(IS_VISIBLE))
		.innerJoin("chat_messages", (join) =>
			join
				.onRef("chat_messages.chat_id", "=", "chats.id")
				.onRef("chat_messages.position", "=", "chats.last_position"),
		)
		.select([
			"friendships.friend_id",
			"chat_messages.sender_id",
			"chat_messages.sent_at",
			sql<string>`substr(chat_messages.content, 1, ${sql.lit(MAX_CHARACTERS)})`.as("content"),
		])
		.where(`chats.${own}`, "=", userId)
		.execute();
}

export type LatestRow = Awaited<ReturnType<typeof findLatest>>[number];
