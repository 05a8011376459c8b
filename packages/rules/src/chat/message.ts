import { checkText, cleanText } from "../text/player-text.ts";
import type { ChatErrorCode } from "./chat.errors.ts";

// Promised in docs/product.md#chat.

/** The longest message, in code points (D21, D43). */
export const MESSAGE_MAX = 1000;
/** How many messages a page of a chat holds (contract.md). */
export const MESSAGES_A_PAGE = 100;

/** Returns a message as it is stored and sent: without blanks around it and without controls of direction. */
export function cleanMessage(content: string): string {
	return cleanText(content);
}

/** Returns what is wrong with a message; null when it is fine. Stored, it has 1 to 1,000 code points, and something to see. */
export function checkMessage(content: string): ChatErrorCode | null {
	return checkText(content, MESSAGE_MAX, {
		unreadable: "chat/message-unreadable",
		empty: "chat/message-empty",
		tooLong: "chat/message-too-long",
	});
}
