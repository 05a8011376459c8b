import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { collect } from "../../testing/collect.ts";
import { exportOf } from "../../testing/export-of.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { exportChats } from "./export-chats.ts";
import { chatsAfterLow, messagesAfter } from "./read.repo.ts";

onEachDatabase((openSite) => {
	it("holds what both have written in each chat, also after the friendship has ended", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, ben, cleo] = [await site.player("ada"), await site.player("ben"), await site.player("cleo")];
		for (const friend of [ben, cleo]) await befriend(site, ada, friend);
		for (let n = 0; n < 7; n++)
			await (n % 2 ? ben : ada).post(`/chat/${(n % 2 ? ada : ben).id}`, { content: `${n}` });
		await cleo.post(`/chat/${ada.id}`, { content: "from Cleo" });
		await befriend(site, ben, cleo);
		await ben.post(`/chat/${cleo.id}`, { content: "not for Ada" });
		await site.db.kysely.deleteFrom("friendships").execute();
		const timestamp = new Date(site.clock.now()).toISOString();
		const { chats } = await exportOf(ada);
		expect(chats).toHaveLength(2);
		const withBen = chats.find(({ with: friend }) => friend.id === ben.id);
		expect(withBen).toEqual({
			with: { id: ben.id, username: "ben" },
			messages: Array.from({ length: 7 }, (_, n) => ({
				sender: (n % 2 ? ben : ada).id,
				content: `${n}`,
				timestamp,
			})),
		});
		expect(chats).toContainEqual({
			with: { id: cleo.id, username: "cleo" },
			messages: [{ sender: cleo.id, content: "from Cleo", timestamp }],
		});
		for (const perPage of [1, 3]) {
			const exported = await collect(exportChats(site.services, ada.id, perPage));
			expect(
				await Promise.all(
					exported.map(async (chat) => ({ ...chat, messages: await collect(chat.messages) })),
				),
			).toEqual(chats);
		}
	});

	it("finds chats and their messages by index", async () => {
		const { db } = await openSite();
		for (const after of [undefined, { id: "a" }]) {
			const page = await planOf(db, (tx) => chatsAfterLow(tx, "ada", { after, limit: 9 }));
			expect(page).not.toMatch(/sort|"SCAN|Seq Scan/i);
		}
		const plan = await planOf(db, (tx) => messagesAfter(tx, "c", { after: { position: 1 }, limit: 9 }));
		expect(plan).not.toMatch(/sort|temp b-tree|"SCAN|Seq Scan/i);
	});
});
