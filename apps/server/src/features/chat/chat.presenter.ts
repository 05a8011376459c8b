import type { ChatMessageRow } from "@hilo/db/tables";
import { messageId } from "@hilo/rules/chat/message";
import { isoTime } from "../../platform/iso-time.ts";
import type { LatestRow } from "./chat.repo.ts";
import type { ChatPage } from "./list-messages.ts";

export function presentPage({ chat, userId, messages, hasEarlier, hasLater }: ChatPage) {
	const idAt = (position: number | null | undefined) =>
		chat && position ? messageId({ chatId: chat.id, position }) : null;
	return {
		messages: messages.map((message) => presentMessage(message, userId)),
		hasEarlier,
		hasLater,
		/** Grows when messages that the client has already were removed. */
		removals: chat?.removals ?? 0,
		/** The newest of the user's messages that the friend has read. */
		readByFriend: idAt(chat?.position_read_by_friend),
		/** The newest of the friend's messages that the user has read. */
		readByMe: idAt(chat?.position_read_by_user),
	};
}

/** Only the sender gets the `clientId`. */
export function presentMessage(message: ChatMessageRow, userId: string) {
	return { ...commonFields(message), clientId: message.sender_id === userId ? message.client_id : null };
}

export function presentLatest({ friend_id, sender_id, content, sent_at }: LatestRow) {
	return { userId: friend_id, isOwn: sender_id !== friend_id, content, timestamp: isoTime(sent_at) };
}

export function presentDocumentedPage({ chat, userId, messages }: ChatPage) {
	return messages.map((message) => {
		const read = message.sender_id === userId ? chat?.read_by_friend : chat?.read_by_user;
		return { ...commonFields(message), read: message.number <= (read ?? 0) };
	});
}

export function presentDocumentedSent(message: ChatMessageRow) {
	return { ...commonFields(message), read: false };
}

function commonFields({ chat_id, position, sender_id, content, sent_at }: ChatMessageRow) {
	return {
		id: messageId({ chatId: chat_id, position }),
		sender: sender_id,
		content,
		timestamp: isoTime(sent_at),
	};
}
