import { MESSAGES_PER_PAGE } from "@hilo/rules/chat/message";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { type OpenSite, onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";
import { LIMITS } from "./send-message.ts";

async function openChat(openSite: OpenSite) {
	const site = await openSite({ settings: { rateLimits: false } });
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	return { site, ada, ben };
}

let sent = 0;
async function send(from: Player, to: Player, content: string): Promise<string> {
	const { message } = await from.api.chat.send.mutate({
		userId: to.id,
		content,
		clientId: `message-${++sent}`,
	});
	return message.id;
}

function list(player: Player, friend: Player, page: { before?: string; after?: string } = {}) {
	return player.api.chat.list.query({ userId: friend.id, ...page });
}

onEachDatabase((openSite) => {
	it("comes in pages of 100, before and after a message", async () => {
		const { site, ada, ben } = await openChat(openSite);
		const first = await send(ben, ada, "1");
		const chatId = first.replace(/-1$/, "");
		const rows = Array.from({ length: 248 }, (_, n) => ({
			chat_id: chatId,
			position: n + 2,
			sender_id: n % 3 ? ada.id : ben.id,
			number: n + 2,
			content: `${n + 2}`,
			client_id: null,
			sent_at: site.clock.now(),
		}));
		await site.db.kysely.insertInto("chat_messages").values(rows).execute();
		await site.db.kysely.updateTable("chats").set({ last_position: 249 }).execute();
		await send(ada, ben, "250");
		const ids = Array.from({ length: 250 }, (_, n) => `${chatId}-${n + 1}`);
		const idsOf = ({ messages }: Awaited<ReturnType<typeof list>>) => messages.map(({ id }) => id);
		const newest = await list(ada, ben);
		expect(idsOf(newest)).toEqual(ids.slice(-MESSAGES_PER_PAGE));
		expect(newest).toMatchObject({ hasEarlier: true, hasLater: false });
		const older = await list(ada, ben, { before: String(ids[150]) });
		expect(idsOf(older)).toEqual(ids.slice(50, 150));
		expect(older).toMatchObject({ hasEarlier: true, hasLater: true });
		expect(await list(ada, ben, { before: String(ids[50]) })).toMatchObject({ hasEarlier: false });
		const newer = await list(ada, ben, { after: String(ids[9]) });
		expect(idsOf(newer)).toEqual(ids.slice(10, 110));
		expect(newer).toMatchObject({ hasEarlier: true, hasLater: true });
		const last = await list(ada, ben, { after: String(ids[199]) });
		expect(idsOf(last)).toEqual(ids.slice(200));
		expect(last).toMatchObject({ hasLater: false });
		expect(idsOf(await list(ada, ben, { after: String(ids[249]) }))).toEqual([]);
	});

	it("refuses a message id of another chat", async () => {
		const { site, ada, ben } = await openChat(openSite);
		const cleo = await site.player("cleo");
		await befriend(site, ada, cleo);
		const toBen = await send(ada, ben, "to Ben");
		const other = await send(ada, cleo, "to Cleo");
		const unknown = { status: 404, code: "chat/no-such-message" };
		for (const id of [other, toBen.replace(/1$/, "2"), "x", "a\u0000-1"]) {
			for (const page of [{ before: id }, { after: id }])
				expect(await refusal(list(ada, ben, page))).toMatchObject(unknown);
			const read = ben.api.chat.read.mutate({ userId: ada.id, upTo: id });
			expect(await refusal(read)).toMatchObject(unknown);
		}
		const both = list(ada, ben, { before: toBen, after: toBen });
		expect(await refusal(both)).toMatchObject({ status: 400, code: "request/invalid" });
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
	});

	it("refuses hidden friends, unknown users and the player's own id", async () => {
		const { site, ada, ben } = await openChat(openSite);
		await send(ben, ada, "bye");
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", ben.id).execute();
		const unknown = { status: 404, code: "accounts/user-not-found" };
		expect(await refusal(send(ada, ben, "hello?"))).toMatchObject(unknown);
		expect((await ada.get("/chat/unread")).body).toEqual({ count: 0 });
		for (const userId of ["nobody", "a\u0000b"])
			expect(await refusal(ada.api.chat.list.query({ userId }))).toMatchObject(unknown);
		expect(await refusal(send(ada, ada, "note"))).toMatchObject({ status: 403, code: "chat/not-friends" });
	});

	it("shows the last message of each chat with a friend, and whose it is", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, ben, cleo] = [await site.player("ada"), await site.player("ben"), await site.player("cleo")];
		for (const friend of [ben, cleo]) await befriend(site, ada, friend);
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
		expect((await ben.get("/chat/unread")).body, "reading a list marks nothing as read").toEqual({
			count: 1,
		});
		await ada.api.friends.remove.mutate({ userId: ben.id });
		expect(await ada.api.chat.latest.query()).toMatchObject([{ userId: cleo.id }]);
	});
});

onAnyDatabase((openSite) => {
	it("shows both players the messages in their order, and the sender the `clientId`", async () => {
		const { site, ada, ben } = await openChat(openSite);
		const { message } = await ada.api.chat.send.mutate({
			userId: ben.id,
			content: "  Hello\nBen \n",
			clientId: "one",
		});
		expect(message).toEqual({
			id: expect.stringMatching(/-1$/),
			sender: ada.id,
			content: "Hello\nBen",
			timestamp: new Date(site.clock.now()).toISOString(),
			clientId: "one",
		});
		const answer = await send(ben, ada, "Hello Ada");
		expect((await list(ada, ben)).messages).toMatchObject([
			message,
			{ id: answer, sender: ben.id, clientId: null },
		]);
		const seenByBen = (await list(ben, ada)).messages;
		expect(seenByBen[0]).toEqual({ ...message, clientId: null });
		expect(seenByBen[1]?.clientId).not.toBeNull();
	});

	it("counts a message as unread until the friend reads it", async () => {
		const { ada, ben } = await openChat(openSite);
		const ids = [await send(ada, ben, "1"), await send(ada, ben, "2"), await send(ada, ben, "3")];
		await list(ben, ada);
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 3 });
		expect((await ada.get("/chat/unread")).body).toEqual({ count: 0 });
		await ben.api.chat.read.mutate({ userId: ada.id, upTo: String(ids[1]) });
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
		expect(await list(ada, ben)).toMatchObject({ readByFriend: ids[1], readByMe: null });
		expect(await list(ben, ada)).toMatchObject({ readByFriend: null, readByMe: ids[1] });
		await ben.api.chat.read.mutate({ userId: ada.id, upTo: String(ids[0]) });
		expect((await ben.get("/chat/unread")).body, "reading never goes back").toEqual({ count: 1 });
		await ben.api.chat.read.mutate({ userId: ada.id });
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 0 });
		expect(await list(ada, ben)).toMatchObject({ readByFriend: ids[2] });
	});

	it("marks earlier messages as read when the player writes", async () => {
		const { ada, ben } = await openChat(openSite);
		await send(ada, ben, "1");
		const second = await send(ada, ben, "2");
		const own = await send(ben, ada, "seen");
		await send(ada, ben, "3");
		await ben.api.chat.read.mutate({ userId: ada.id, upTo: own });
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
		expect(await list(ben, ada)).toMatchObject({ readByMe: second });
	});

	it("is closed without a friendship, and has all its messages when the friendship is back", async () => {
		const { site, ada, ben } = await openChat(openSite);
		await send(ada, ben, "before");
		await site.db.kysely.deleteFrom("friendships").execute();
		const closed = { status: 403, code: "chat/not-friends" };
		expect(await refusal(list(ada, ben))).toMatchObject(closed);
		expect(await refusal(send(ben, ada, "hello?"))).toMatchObject(closed);
		expect(await refusal(ben.api.chat.read.mutate({ userId: ada.id }))).toMatchObject(closed);
		expect(await refusal(ben.api.chat.typing.mutate({ userId: ada.id }))).toMatchObject(closed);
		expect((await ben.get("/chat/unread")).body, "only friends count").toEqual({ count: 0 });
		await befriend(site, ada, ben);
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
		expect((await list(ben, ada)).messages).toMatchObject([{ content: "before" }]);
	});

	it("allows 120 messages a minute", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		await send(ada, ben, "again");
		await site.services.limits.take(LIMITS.messages, ada.id, undefined, 118);
		site.clock.advance(48_000);
		await send(ada, ben, "again");
		const { message } = await ben.api.chat.send.mutate({ userId: ada.id, content: "stop", clientId: "b" });
		const answer = await ada.post(`/chat/${ben.id}`, { content: "again" });
		expect(answer).toMatchObject({ status: 429, body: { code: "chat/too-many-messages" } });
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		const first = { userId: ada.id, content: "stop", clientId: "b" };
		expect((await ben.api.chat.send.mutate(first)).message, "sent again").toEqual(message);
		site.clock.advance(60_000);
		await send(ada, ben, "again");
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 3 });
	});
});
