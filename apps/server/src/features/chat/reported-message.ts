import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import { messageId, parseMessageId } from "@hilo/rules/chat/message";
import { CONTEXT_MESSAGES, REMOVED_MESSAGE } from "@hilo/rules/moderation/moderation";
import type { AdminCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import {
	findMessageOf,
	findMessagesAround,
	recordRemoval,
	replaceContent,
	type SentMessage,
} from "./chat.repo.ts";

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
	const parsedId = parseMessageId(id);
	if (!parsedId) return [];
	const rows = await findMessagesAround(tx, parsedId, CONTEXT_MESSAGES);
	return rows.map(({ position, sender_id, username, content, sent_at }) => ({
		id: messageId({ chatId: parsedId.chatId, position }),
		senderId: sender_id,
		senderName: username,
		isReported: position === parsedId.position,
		content,
		sentAt: isoTime(sent_at),
	}));
}

/** A message in one of the user's chats, whether or not the two are still friends. */
export async function findOwnMessage(
	db: Queries,
	userId: string,
	messageId: string,
): Promise<SentMessage | undefined> {
	const parsedId = parseMessageId(messageId);
	if (!parsedId) return undefined;
	return findMessageOf(db, userId, parsedId);
}

/** Replaces the content for both players. @returns false if it was removed before. */
export async function removeMessage(ctx: AdminCtx, tx: Tx, id: string): Promise<boolean> {
	const parsedId = parseMessageId(id);
	const chat = parsedId && (await recordRemoval(tx, parsedId.chatId));
	if (!chat || !(await replaceContent(tx, parsedId, REMOVED_MESSAGE))) return false;
	const { low_id, high_id } = chat;
	tx.afterCommit(() => {
		ctx.live.notifyClients([low_id], { kind: "message", from: high_id });
		ctx.live.notifyClients([high_id], { kind: "message", from: low_id });
	});
	return true;
}
