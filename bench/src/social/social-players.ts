import type { Database, Tx } from "@hilo/db/open-database";
import { aUser } from "@hilo/db/testing/rows";
import { sql } from "kysely";

export interface SocialPlayer {
	readonly id: string;
	readonly friends: number;
	/** In all chats together, half of them sent by the player. */
	readonly messages: number;
	/** Chats with unread messages: few, as players usually read. */
	readonly unreadChats: number;
}

export const SMALL: SocialPlayer = { id: "small", friends: 10, messages: 100, unreadChats: 5 };
export const LARGE: SocialPlayer = { id: "large", friends: 1_000, messages: 100_000, unreadChats: 5 };
/** The same, but without ever reading. */
export const NEVER_READ: SocialPlayer = { ...LARGE, id: "never-read", unreadChats: 1_000 };

const START = 1_780_000_000_000;

export async function addSocialPlayers(db: Database, players: readonly SocialPlayer[]): Promise<void> {
	for (const player of players) await db.transaction((tx) => add(tx, player));
	// Runs now instead of whenever autovacuum would. SQLite sites never run ANALYZE.
	if (db.dialect === "postgres") await sql`analyze`.execute(db.kysely);
}

async function add(tx: Tx, player: SocialPlayer): Promise<void> {
	const friends = Array.from({ length: player.friends }, (_, n) => `${player.id}-${n}`);
	const messagesPerFriend = player.messages / player.friends;
	await tx
		.insertInto("users")
		.values([player.id, ...friends].map((id) => aUser(id)))
		.execute();
	for (const [n, friend] of friends.entries()) {
		await tx
			.insertInto("friendships")
			.values([
				{ user_id: player.id, friend_id: friend, added_at: START + n },
				{ user_id: friend, friend_id: player.id, added_at: START + n },
			])
			.execute();
		await addChat(tx, {
			player: player.id,
			friend,
			messages: messagesPerFriend,
			isUnread: n < player.unreadChats,
		});
	}
}

async function addChat(
	tx: Tx,
	chat: { player: string; friend: string; messages: number; isUnread: boolean },
): Promise<void> {
	const { player, friend, messages, isUnread } = chat;
	const [low, high] = player < friend ? [player, friend] : [friend, player];
	const id = `chat-${friend}`;
	const halfOfMessages = messages / 2;
	await tx.insertInto("chats").values({ id, low_id: low, high_id: high, last_position: messages }).execute();
	const rows = Array.from({ length: messages }, (_, n) => ({
		chat_id: id,
		position: n + 1,
		sender_id: n % 2 === 0 ? player : friend,
		number: Math.floor(n / 2) + 1,
		content: "Higher or lower? I say higher, and you will see.",
		client_id: null,
		sent_at: START + n,
	}));
	await tx.insertInto("chat_messages").values(rows).execute();
	await tx
		.insertInto("chat_sides")
		.values([
			{
				user_id: player,
				friend_id: friend,
				written: halfOfMessages,
				read: isUnread ? halfOfMessages - 1 : halfOfMessages,
			},
			{ user_id: friend, friend_id: player, written: halfOfMessages, read: halfOfMessages },
		])
		.execute();
}
