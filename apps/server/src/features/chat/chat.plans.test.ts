import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { aUser } from "@hilo/db/testing/rows";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { findChat, findLatest, findMessagesAfter, findMessagesBefore } from "./chat.repo.ts";
import { countUnread, moveReadPosition, numberReceivedUpTo } from "./read.repo.ts";

const PAIR = { userId: "ada", friendId: "ben" };
const PAGE = /chat_messages_pkey[\s\S]*position|PRIMARY KEY \(chat_id=\? AND position[<>]\?/;
const ONE = /chat_messages_pkey|PRIMARY KEY \(chat_id=\? AND position=\?/;
const SIDE = /chat_sides_pkey|PRIMARY KEY \(user_id=\? AND friend_id=\?/;

onEachDatabase((openSite) => {
	it.each<[string, RegExp[], (tx: Tx) => Promise<unknown>]>([
		["the newest and older messages", [PAGE], (tx) => findMessagesBefore(tx, "chat", 500)],
		["newer messages", [PAGE], (tx) => findMessagesAfter(tx, "chat", 500)],
		["a chat with its read positions", [/chat_messages_numbered/, SIDE], (tx) => findChat(tx, PAIR)],
		[
			"the last messages",
			[/chats_low_id_high_id_key|low_id=\?/, /chats_of_high/, ONE, /friendships/],
			(tx) => findLatest(tx, "ada"),
		],
		["the unread count", [/chat_sides_unread/], (tx) => countUnread(tx, "ada")],
		["the read position", [SIDE], (tx) => moveReadPosition(tx, PAIR, 7)],
		["a message by its id", [ONE], (tx) => numberReceivedUpTo(tx, PAIR, { chatId: "chat", position: 7 })],
	])("finds %s by index", async (_, indexes, work) => {
		const { db } = await openSite();
		const plan = await planOf(db, work);
		for (const index of indexes) expect(plan).toMatch(index);
		expect(plan, "nothing is sorted, and no table is read as a whole").not.toMatch(
			/sort|temp b-tree|"SCAN|Seq Scan/i,
		);
	});
});

const openOne = onOneDatabase();

it("starts from the unread chats, not from all friends, after SQLite's ANALYZE", async () => {
	const { db } = await openOne();
	const friends = Array.from({ length: 1_000 }, (_, n) => `friend-${n}`);
	const user_id = "ada";
	await db.transaction(async (tx) => {
		await tx
			.insertInto("users")
			.values([user_id, ...friends].map((id) => aUser(id)))
			.execute();
		await tx
			.insertInto("friendships")
			.values(
				friends.flatMap((friend_id) => [
					{ user_id, friend_id, added_at: 1 },
					{ user_id: friend_id, friend_id: user_id, added_at: 1 },
				]),
			)
			.execute();
		await tx
			.insertInto("chat_sides")
			.values(friends.map((friend_id, n) => ({ user_id, friend_id, written: 2, read: n < 50 ? 1 : 2 })))
			.execute();
	});
	await sql`analyze`.execute(db.kysely);
	const plan = await planOf(db, (tx) => countUnread(tx, user_id));
	expect(plan).toMatch(/chat_sides_unread \(user_id=\?\)/);
});
