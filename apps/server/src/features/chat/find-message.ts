import type { Queries } from "@hilo/db/queries";
import { messagePlace } from "@hilo/rules/chat/message-id";

export interface SaidMessage {
	readonly senderId: string;
	readonly content: string;
}

/** A message in one of the user's chats, whether or not the two are still friends. */
export async function findOwnMessage(
	db: Queries,
	userId: string,
	messageId: string,
): Promise<SaidMessage | undefined> {
	const place = messagePlace(messageId);
	if (!place) return undefined;
	return db
		.selectFrom("chat_messages")
		.innerJoin("chats", "chats.id", "chat_messages.chat_id")
		.select(["chat_messages.sender_id as senderId", "chat_messages.content"])
		.where("chat_messages.chat_id", "=", place.chatId)
		.where("chat_messages.position", "=", place.position)
		.where((eb) => eb.or([eb("chats.low_id", "=", userId), eb("chats.high_id", "=", userId)]))
		.executeTakeFirst();
}
