import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { findChat, findMessagesAfter, findMessagesBefore } from "./chat.repo.ts";
import { countUnread, moveReadPosition, numberReceivedUpTo } from "./read.repo.ts";

const PAIR = { userId: "ada", friendId: "ben" };
/** Rows by the chat and the position in it. */
const PAGE = /chat_messages_pkey[\s\S]*position|PRIMARY KEY \(chat_id=\? AND position[<>]\?/;
const SIDE = /chat_sides_pkey|PRIMARY KEY \(user_id=\? AND friend_id=\?/;

onEachDatabase((openSite) => {
	it.each<[string, RegExp[], (tx: Tx) => Promise<unknown>]>([
		["the newest and older messages", [PAGE], (tx) => findMessagesBefore(tx, "chat", 500)],
		["newer messages", [PAGE], (tx) => findMessagesAfter(tx, "chat", 500)],
		["how a chat stands", [/chat_messages_numbered/, SIDE], (tx) => findChat(tx, PAIR)],
		["what is unread", [/chat_sides_unread/], (tx) => countUnread(tx, "ada")],
		["how far is read", [SIDE], (tx) => moveReadPosition(tx, PAIR, 7)],
		[
			"a message by its id",
			[/chat_messages_pkey|PRIMARY KEY \(chat_id=\? AND position=\?/],
			(tx) => numberReceivedUpTo(tx, PAIR, { chatId: "chat", position: 7 }),
		],
	])("finds %s by index", async (_, indexes, work) => {
		const { db } = await openSite();
		const plan = await planOf(db, work);
		for (const index of indexes) expect(plan).toMatch(index);
		expect(plan, "nothing is sorted, and no table is read as a whole").not.toMatch(
			/sort|temp b-tree|"SCAN|Seq Scan/i,
		);
	});
});
