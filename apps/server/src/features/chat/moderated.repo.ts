import type { Tx } from "@hilo/db/open-database";
import type { MessagePlace } from "@hilo/rules/chat/message-id";

/** A message and those around it, up to so many on each side, oldest first. */
export function findAround(tx: Tx, { chatId, position }: MessagePlace, around: number) {
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
		.where("chat_messages.position", ">=", position - around)
		.where("chat_messages.position", "<=", position + around)
		.orderBy("chat_messages.position")
		.execute();
}

/** Counts a removal in a chat, which holds it. @returns its two people, or undefined where it is gone. */
export function countRemoval(tx: Tx, chatId: string) {
	return tx
		.updateTable("chats")
		.set((eb) => ({ removals: eb("removals", "+", 1) }))
		.where("id", "=", chatId)
		.returning(["low_id", "high_id"])
		.executeTakeFirst();
}

/** Puts other words in the place of a message. @returns whether it was there with any but these. */
export async function replaceContent(
	tx: Tx,
	{ chatId, position }: MessagePlace,
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
