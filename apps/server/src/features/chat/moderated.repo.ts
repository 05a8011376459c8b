import type { Tx } from "@hilo/db/open-database";
import type { MessagePlace } from "@hilo/rules/chat/message-id";

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

/** Locks the chat. @returns its two players, or undefined. */
export function countRemoval(tx: Tx, chatId: string) {
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
