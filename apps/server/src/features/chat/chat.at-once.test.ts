import { setImmediate as nextLoop } from "node:timers/promises";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { isWaitedFor } from "../../testing/is-waited-for.ts";
import { refusal } from "../../testing/refusal.ts";
import { type OpenSite, onEachDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";
import { lockUsers } from "../users/lock-users.ts";

async function openChat(openSite: OpenSite) {
	const site = await openSite({ settings: { rateLimits: false } });
	const other = site.another({ settings: { rateLimits: false } });
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	return { site, other, ada, ben: other.visitedBy(ben), adaElsewhere: other.visitedBy(ada) };
}

const MESSAGES_EACH = 8;

async function send(from: Player, to: Player, content: string): Promise<void> {
	await from.api.chat.send.mutate({ userId: to.id, content, clientId: content });
}

async function readRepeatedly(player: Player, friend: Player, isOver: () => boolean): Promise<void> {
	while (!isOver()) {
		// On SQLite a reader never waits otherwise, and the writers would starve.
		await nextLoop();
		const { messages } = await player.api.chat.list.query({ userId: friend.id });
		// All but the newest: a message written during a read must not be counted twice.
		const upTo = messages.at(-2)?.id;
		if (upTo !== undefined) await player.api.chat.read.mutate({ userId: friend.id, upTo });
	}
}

onEachDatabase((openSite) => {
	it("keeps the order and the unread count exact while two players write and read at the same time", async () => {
		const { site, ada, ben } = await openChat(openSite);
		const all = Array.from({ length: MESSAGES_EACH }, (_, n) => n);
		let isOver = false;
		const reading = [ada, ben].map((player) =>
			readRepeatedly(player, player === ada ? ben : ada, () => isOver),
		);
		await Promise.all([
			...all.map((n) => send(ada, ben, `ada-${n}`)),
			...all.map((n) => send(ben, ada, `ben-${n}`)),
		]);
		isOver = true;
		await Promise.all(reading);
		const rows = await site.db.kysely
			.selectFrom("chat_messages")
			.select(["position", "sender_id", "number"])
			.orderBy("position")
			.execute();
		expect(rows.map(({ position }) => position)).toEqual(
			Array.from({ length: 2 * MESSAGES_EACH }, (_, n) => n + 1),
		);
		for (const [player, friend] of [
			[ada, ben],
			[ben, ada],
		] as const) {
			const written = rows.filter(({ sender_id }) => sender_id === friend.id);
			expect(written.map(({ number }) => number)).toEqual(all.map((n) => n + 1));
			const { messages, readByMe } = await player.api.chat.list.query({ userId: friend.id });
			const received = messages.filter(({ sender }) => sender === friend.id).map(({ id }) => id);
			const unread = received.length - (readByMe === null ? 0 : received.indexOf(readByMe) + 1);
			expect((await player.get("/chat/unread")).body).toEqual({ count: unread });
			await player.api.chat.read.mutate({ userId: friend.id });
			expect((await player.get("/chat/unread")).body).toEqual({ count: 0 });
		}
	});

	it("stores a message once that is sent ten times at the same moment, and answers each the same", async () => {
		const { site, ada, ben, adaElsewhere } = await openChat(openSite);
		const message = { userId: ben.id, content: "once", clientId: "one" };
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, n) => (n % 2 ? ada : adaElsewhere).api.chat.send.mutate(message)),
		);
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect((await ben.get("/chat/unread")).body).toEqual({ count: 1 });
		await send(ada, ben, "next");
		const rows = await site.db.kysely
			.selectFrom("chat_messages")
			.select(["position", "number"])
			.orderBy("position")
			.execute();
		expect(rows).toEqual([
			{ position: 1, number: 1 },
			{ position: 2, number: 2 },
		]);
		expect(site.liveEvents.received(ben.id).length).toBeLessThanOrEqual(2);
	});

	it("starts one chat when both write their first message at the same moment", async () => {
		const { site, ada, ben } = await openChat(openSite);
		await Promise.all([send(ada, ben, "a"), send(ben, ada, "b"), send(ada, ben, "c"), send(ben, ada, "d")]);
		const chats = await site.db.kysely.selectFrom("chats").select("last_position").execute();
		expect(chats).toEqual([{ last_position: 4 }]);
	});

	it("marks a chat as read exactly once for several tabs", async () => {
		const { other, ada, ben } = await openChat(openSite);
		await send(ada, ben, "hi");
		await Promise.all([1, 2, 3, 4].map(() => ben.api.chat.read.mutate({ userId: ada.id })));
		expect(other.received(ben.id)).toEqual([{ kind: "read", by: ada.id }]);
	});

	it("stores no message whose friendship ends while it is sent, without a deadlock", async () => {
		let attempts = 0;
		const site = await openSite({
			wrapDatabase: (db) => ({
				...db,
				transaction: (work) =>
					db.transaction((tx) => {
						attempts += 1;
						return work(tx);
					}),
			}),
		});
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		await ada.api.chat.send.mutate({ userId: ben.id, content: "hi", clientId: "0" });
		attempts = 0;
		const [locked, isSending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const removing = site.db.transaction(async (tx) => {
			await lockUsers(tx, [ben.id]);
			locked.resolve();
			await isSending.promise;
			await expect.poll(() => isWaitedFor(tx)).toBe(true);
			await lockUsers(tx, [ada.id]);
			await tx.deleteFrom("friendships").execute();
		});
		await locked.promise;
		const sending = refusal(
			ada.api.chat.send.mutate({ userId: ben.id, content: "still friends?", clientId: "1" }),
		);
		isSending.resolve();
		await removing;
		expect(await sending).toMatchObject({ status: 403, code: "chat/not-friends" });
		expect(attempts, "no deadlock has made it start again").toBe(1);
		const stored = await site.db.kysely.selectFrom("chat_messages").select("content").execute();
		expect(stored).toEqual([{ content: "hi" }]);
	});
});
