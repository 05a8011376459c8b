import { column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const SOCIAL_TABLES = {
	/** Two rows for each pair of friends, one from either side. */
	friendships: {
		user_id: text,
		friend_id: text,
		added_at: millis,
	},
	friend_requests: {
		from_id: text,
		to_id: text,
		requested_at: millis,
		/** 1 where the receiver, who has blocked or often rejected the sender, never sees it. The sender can't tell. */
		is_hidden: withDefault(flag),
	},
	friend_rejections: {
		rejecter_id: text,
		asker_id: text,
		count: number,
		last_at: millis,
	},
	blocks: {
		blocker_id: text,
		blocked_id: text,
		blocked_at: millis,
	},
	/** The link that makes its opener a friend; made when its owner first looks at it. */
	friend_links: {
		user_id: text,
		/** Not hashed, because its owner sees and sends it again. */
		secret: text,
		created_at: millis,
	},
	/** A chat of two users, created by its first message. It stays when the friendship ends. */
	chats: {
		id: text,
		/** The first of the two users' ids in sort order. */
		low_id: text,
		high_id: text,
		last_position: number,
		/** The number of messages that administrators removed: a change makes clients read the chat again. */
		removals: withDefault(number),
	},
	chat_messages: {
		chat_id: text,
		/** Counts the chat's messages from 1, without gaps. */
		position: number,
		sender_id: text,
		/** Counts this sender's messages in this chat from 1; read positions refer to it. */
		number: number,
		content: text,
		/** The client's id for the message, so that one sent twice is stored once; null where it gave none. */
		client_id: nullable(text),
		sent_at: millis,
	},
	chat_sides: {
		user_id: text,
		friend_id: text,
		/** The `number` of the newest message of the friend. */
		written: number,
		/** The `number` of the newest message that the user has read. */
		read: number,
	},
	presences: {
		user_id: text,
		/** As last posted, or "online" since a live stream was opened. It holds for 90 seconds after `last_seen_at`. */
		status: column<"online" | "away" | "busy" | "offline">(),
		/** Of the last post, or later while a page has a live stream. */
		last_seen_at: millis,
	},
};
