import type { Generated } from "kysely";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface ChatTables {
	chats: ChatsTable;
	chat_messages: ChatMessagesTable;
	chat_sides: ChatSidesTable;
}

/** A chat of two users, made by its first message. It stays when they stop being friends. */
export interface ChatsTable {
	id: string;
	/** Of the two users' ids, the one that sorts first. */
	low_id: string;
	high_id: string;
	/** The position of the newest message. */
	last_position: number;
	/** How many of its messages administrators have removed: whoever has read it before reads it anew. */
	removals: Generated<number>;
}

export interface ChatMessagesTable {
	chat_id: string;
	/** Counts the messages of the chat from 1, without gaps, in their order. */
	position: number;
	sender_id: string;
	/** Counts from 1 what this sender has written in this chat: what is read and what is unread is told by it. */
	number: number;
	content: string;
	/** What the sender's client calls the message, so that one that is sent again is stored once; null where it said nothing. */
	client_id: string | null;
	sent_at: Millis;
}

/** How far a user has read what a friend wrote to them. */
export interface ChatSidesTable {
	user_id: string;
	friend_id: string;
	/** The number of the newest message that the friend has written to the user. */
	written: number;
	/** The number of the newest of them that the user has read. What is above it, up to `written`, is unread. */
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
