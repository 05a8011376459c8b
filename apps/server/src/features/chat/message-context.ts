import type { Tx } from "@hilo/db/open-database";
import { messageId, messagePlace } from "@hilo/rules/chat/message-id";
import { CONTEXT_MESSAGES } from "@hilo/rules/moderation/decisions";
import { findAround } from "./chat.repo.ts";

export interface MessageInContext {
	readonly id: string;
	readonly senderId: string;
	readonly senderName: string;
	readonly isReported: boolean;
	readonly content: string;
	readonly sentAt: string;
}

/** For moderation: the message with its neighbours, oldest first. The caller checks access and records the look. */
export async function messageContext(tx: Tx, id: string): Promise<MessageInContext[]> {
	const place = messagePlace(id);
	if (!place) return [];
	const rows = await findAround(tx, place, CONTEXT_MESSAGES);
	return rows.map(({ position, sender_id, username, content, sent_at }) => ({
		id: messageId({ chatId: place.chatId, position }),
		senderId: sender_id,
		senderName: username,
		isReported: position === place.position,
		content,
		sentAt: new Date(sent_at).toISOString(),
	}));
}
