import type { ChatErrorCode } from "./chat.errors.ts";

/** The longest message, in code points (D21, D43). */
export const MESSAGE_MAX = 1000;
/** How many messages a page of a chat holds (contract.md). */
export const MESSAGES_A_PAGE = 100;

/** Something that leaves a mark on the screen. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Returns a message as it is stored and sent: what was typed, without the blanks around it. */
export function cleanMessage(content: string): string {
	return content.trim();
}

/**
 * Returns what is wrong with a message; null when it is fine. It has 1 to 1,000 code points besides the blanks around it, and something
 * to see. PostgreSQL takes no NUL, and half of a surrogate pair is no text.
 */
export function checkMessage(content: string): ChatErrorCode | null {
	const message = cleanMessage(content);
	if (!message.isWellFormed() || message.includes("\0")) return "chat/message-unreadable";
	if (!SEEN.test(message)) return "chat/message-empty";
	return isLongerThan(message, MESSAGE_MAX) ? "chat/message-too-long" : null;
}

/** Counts no further than it must: a body may hold a million characters. */
function isLongerThan(text: string, codePoints: number): boolean {
	if (text.length <= codePoints) return false;
	return text.length > 2 * codePoints || [...text].length > codePoints;
}
