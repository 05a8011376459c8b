import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { onOneDatabase } from "../../testing/sites.ts";

const openSite = onOneDatabase();

async function openChat() {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	return { site, ada, ben };
}

it("notifies both players of a message, with the other's id only", async () => {
	const { site, ada, ben } = await openChat();
	const message = { userId: ben.id, content: "secret", clientId: "1" };
	await ada.api.chat.send.mutate(message);
	expect(site.liveEvents.received(ben.id)).toEqual([{ kind: "message", from: ada.id }]);
	expect(site.liveEvents.received(ada.id)).toEqual([{ kind: "message", from: ben.id }]);
	site.liveEvents.clear();
	await ada.api.chat.send.mutate(message);
	expect(site.liveEvents.received(ben.id), "sent again").toEqual([]);
});

it("refuses a message from another player's session", async () => {
	const { site, ada, ben } = await openChat();
	const message = { userId: ben.id, content: "Hi", clientId: "1" };
	const wrong = ada.api.chat.send.mutate({ ...message, owner: ben.id });
	expect(await refusal(wrong)).toMatchObject({ status: 409, code: "chat/message-of-another" });
	expect(site.liveEvents.received(ben.id)).toEqual([]);
	expect((await ben.get("/chat/unread")).body).toEqual({ count: 0 });
	await ada.api.chat.send.mutate({ ...message, owner: ada.id });
	expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
});

it("notifies both once that messages were read", async () => {
	const { site, ada, ben } = await openChat();
	await ada.post(`/chat/${ben.id}`, { content: "hi" });
	site.liveEvents.clear();
	await ben.api.chat.read.mutate({ userId: ada.id });
	expect(site.liveEvents.received(ada.id)).toEqual([{ kind: "read", by: ben.id }]);
	expect(site.liveEvents.received(ben.id)).toEqual([{ kind: "read", by: ada.id }]);
	site.liveEvents.clear();
	await ben.api.chat.read.mutate({ userId: ada.id });
	expect(site.liveEvents.received(ada.id)).toEqual([]);
});

it("notifies only the friend, at most once a second, that a player is typing", async () => {
	const { site, ada, ben } = await openChat();
	const type = () => ada.api.chat.typing.mutate({ userId: ben.id });
	await type();
	await type();
	site.clock.advance(999);
	await Promise.all([type(), ben.api.chat.typing.mutate({ userId: ada.id })]);
	const typing = { kind: "typing", from: ada.id };
	expect(site.liveEvents.received(ben.id)).toEqual([typing]);
	expect(site.liveEvents.received(ada.id)).toEqual([{ kind: "typing", from: ben.id }]);
	site.clock.advance(1);
	await Promise.all([type(), type()]);
	expect(site.liveEvents.received(ben.id)).toEqual([typing, typing]);
});
