import { checkText, cleanText } from "../text/player-text.ts";
import type { ChatErrorCode } from "./chat.errors.ts";

/** The longest message, in code points (docs/product.md#chat). */
export const MAX_MESSAGE_LENGTH = 1000;
export const MESSAGES_PER_PAGE = 100;

/** Returns a message as stored and sent: trimmed, without direction control characters. */
export function cleanMessage(content: string): string {
	return cleanText(content);
}

/** Returns the error code of a message; null when valid: 1 to 1,000 code points, at least one of them visible. */
export function checkMessage(content: string): ChatErrorCode | null {
	return checkText(content, MAX_MESSAGE_LENGTH, {
		unreadable: "chat/message-unreadable",
		empty: "chat/message-empty",
		tooLong: "chat/message-too-long",
	});
}

export interface MessageIdParts {
	readonly chatId: string;
	/** Counts the chat's messages from 1. */
	readonly position: number;
}

const ID = /^([\w-]{1,64})-([1-9]\d{0,8})$/;

/** Returns the id of a message. A later message of a chat has a greater position. */
export function messageId({ chatId, position }: MessageIdParts): string {
	return `${chatId}-${position}`;
}

/** Returns the chat and position that a message id names; null for a malformed id. */
export function parseMessageId(id: string): MessageIdParts | null {
	const [, chatId, position] = ID.exec(id) ?? [];
	return chatId === undefined ? null : { chatId, position: Number(position) };
}
