import type { Generated } from "kysely";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface ChatTables {
	chats: ChatsTable;
	chat_messages: ChatMessagesTable;
	chat_sides: ChatSidesTable;
}

/** A chat of two users, created by its first message. It stays when the friendship ends. */
export interface ChatsTable {
	id: string;
	/** The first of the two users' ids in sort order. */
	low_id: string;
	high_id: string;
	last_position: number;
	/** The number of messages that administrators removed: a change makes clients read the chat again. */
	removals: Generated<number>;
}

export interface ChatMessagesTable {
	chat_id: string;
	/** Counts the chat's messages from 1, without gaps. */
	position: number;
	sender_id: string;
	/** Counts this sender's messages in this chat from 1; read positions refer to it. */
	number: number;
	content: string;
	/** The client's id for the message, so that one sent twice is stored once; null where it gave none. */
	client_id: string | null;
	sent_at: Millis;
}

export interface ChatSidesTable {
	user_id: string;
	friend_id: string;
	/** The `number` of the newest message of the friend. */
	written: number;
	/** The `number` of the newest message that the user has read. */
	read: number;
}

export const CHAT_COLUMNS = {
	chats: { id: true, low_id: true, high_id: true, last_position: true, removals: true },
	chat_messages: {
		chat_id: true,
		position: true,
		sender_id: true,
		number: true,
		content: true,
		client_id: true,
		sent_at: true,
	},
	chat_sides: { user_id: true, friend_id: true, written: true, read: true },
} as const satisfies Columns<ChatTables>;
