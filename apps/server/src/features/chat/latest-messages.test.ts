import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { onEachDatabase } from "../../testing/sites.ts";

onEachDatabase((openSite) => {
	it("tells the last message of each chat with a friend, and whose it is", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, ben, cleo] = [await site.player("ada"), await site.player("ben"), await site.player("cleo")];
		const dora = await site.player("dora");
		for (const friend of [ben, cleo, dora]) await befriend(site, ada, friend);
		await befriend(site, ben, cleo);
		expect(await ada.api.chat.latest.query()).toEqual([]);
		await ada.post(`/chat/${ben.id}`, { content: "first" });
		await ben.post(`/chat/${ada.id}`, { content: "x".repeat(900) });
		await ada.post(`/chat/${cleo.id}`, { content: "hi Cleo" });
		await ben.post(`/chat/${cleo.id}`, { content: "not for Ada" });
		const timestamp = new Date(site.clock.now()).toISOString();
		const latest = await ada.api.chat.latest.query();
		expect(latest).toHaveLength(2);
		expect(latest).toContainEqual({ userId: ben.id, isOwn: false, content: "x".repeat(200), timestamp });
		expect(latest).toContainEqual({ userId: cleo.id, isOwn: true, content: "hi Cleo", timestamp });
		expect(await cleo.api.chat.latest.query()).toContainEqual({
			userId: ada.id,
			isOwn: false,
			content: "hi Cleo",
			timestamp,
		});
		expect(await dora.api.chat.latest.query()).toEqual([]);
		expect((await ben.api.chat.unread.query()).count, "reading a list marks nothing as read").toBe(1);
	});

	it("tells nothing of chats with players who are no longer friends", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		await ada.post(`/chat/${ben.id}`, { content: "hi" });
		await ada.api.friends.remove.mutate({ userId: ben.id });
		expect(await ada.api.chat.latest.query()).toEqual([]);
		expect(await ben.api.chat.latest.query()).toEqual([]);
	});
});
