import type { AppError } from "@hilo/rules/errors/errors";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { createTicket } from "./create-ticket.ts";

const ticket = (fields: object = {}) => ({
	subject: "My score",
	message: "It is gone.",
	category: "game" as const,
	clientId: "1",
	...fields,
});
const unread = async (player: Player) =>
	((await player.get("/support/unread-count")).body as { count: number }).count;
const unreadInMenu = async (player: Player) => (await player.api.me.get.query()).user?.unreadSupport;
const latest = (player: Player) => player.api.support.latestNotification.query();
const auditOf = (site: TestSite) =>
	site.db.kysely
		.selectFrom("audit_log")
		.select(["action", "actor_name", "before", "after"])
		.orderBy("id")
		.execute();

async function open(openSite: () => Promise<TestSite>) {
	const site = await openSite();
	const ada = await site.player("ada");
	const root = await site.player("root", { isAdmin: true });
	const created = await ada.api.support.create.mutate(ticket());
	await site.settled();
	return { site, ada, root, id: created.id };
}

onAnyDatabase((openSite) => {
	it("limits tickets and replies, without counting refused ones", async () => {
		const { ada, id } = await open(openSite);
		const gone = { pictures: [`/pictures/${"x".repeat(32)}.webp`] };
		const create = (n: number, fields = {}) =>
			ada.api.support.create.mutate(ticket({ clientId: `${n}`, ...fields }));
		expect(await refusal(create(99, gone))).toMatchObject({ status: 400, code: "support/picture-gone" });
		for (let n = 2; n <= 10; n++) await create(n);
		await create(2);
		expect(await refusal(create(11))).toMatchObject({ status: 429, code: "support/too-many-tickets" });
		const reply = (n: number) => ada.api.support.reply.mutate({ id, message: "Hello?", clientId: `${n}` });
		for (let n = 1; n <= 30; n++) await reply(n);
		expect(await refusal(reply(31))).toMatchObject({ status: 429, code: "support/too-many-messages" });
	});

	it("notifies administrators of a ticket, and its owner of an answer until it is read", async () => {
		const { site, ada, root, id } = await open(openSite);
		expect(site.received(root.id)).toEqual([{ kind: "admin" }]);
		const adminNotifications = site.db.kysely
			.selectFrom("admin_notifications")
			.select(["type", "message", "link"]);
		expect(await adminNotifications.execute()).toEqual([
			{ type: "other", message: "New support ticket from ada: My score", link: `/admin/support/${id}` },
		]);
		expect([await unread(ada), await latest(ada)]).toEqual([0, null]);
		site.clock.advance(MINUTE_MS);
		site.liveEvents.clear();
		await root.api.support.answer.mutate({ id, message: "Which game?", clientId: "a" });
		await site.settled();
		expect(site.received(ada.id)).toEqual([{ kind: "notification" }, { kind: "ticket" }]);
		expect([await unread(ada), await unreadInMenu(ada)]).toEqual([1, 1]);
		expect(await latest(ada)).toEqual({
			id: expect.any(String),
			message: "Support answered your ticket “My score”.",
			ticketId: id,
		});
		const shownTicket = await ada.api.support.get.query({ id });
		expect(shownTicket).toMatchObject({ status: "in-progress", hasUnreadMessages: true, category: "game" });
		expect(
			shownTicket.messages.map(({ senderName, isAdmin, isOwn }) => [senderName, isAdmin, isOwn]),
		).toEqual([
			["ada", false, true],
			["root", true, false],
		]);
		await root.api.support.get.query({ id });
		await root.api.support.markRead.mutate({ id });
		expect(await unread(ada)).toBe(1);
		await ada.api.support.markRead.mutate({ id });
		expect([await unread(ada), await unreadInMenu(ada), await latest(ada)]).toEqual([0, 0, null]);
		expect(await auditOf(site)).toEqual([
			{
				action: "ticket.answer",
				actor_name: "root",
				before: '{"status":"open"}',
				after: '{"status":"in-progress"}',
			},
		]);
	});

	it("is closed by its owner or an administrator, and takes no replies until it is opened again", async () => {
		const { site, ada, root, id } = await open(openSite);
		await root.api.support.answer.mutate({ id, message: "Solved?", clientId: "1" });
		await ada.api.support.close.mutate({ id });
		await ada.api.support.close.mutate({ id });
		expect([await unread(ada), await latest(ada)]).toEqual([0, null]);
		const closed = { status: 409, code: "support/closed", message: "This ticket is closed." };
		for (const player of [ada, root])
			expect(await refusal(player.api.support.reply.mutate({ id, message: "No", clientId: "2" }))).toEqual(
				closed,
			);
		await root.api.support.setStatus.mutate({ id, status: "open" });
		await root.api.support.setStatus.mutate({ id, status: "open" });
		expect(await unread(ada)).toBe(1);
		await ada.api.support.reply.mutate({ id, message: "No", clientId: "2" });
		await root.api.support.close.mutate({ id });
		expect((await auditOf(site)).map(({ action, after }) => [action, after])).toEqual([
			["ticket.answer", '{"status":"in-progress"}'],
			["ticket.change", '{"status":"open"}'],
			["ticket.change", '{"status":"closed"}'],
		]);
	});
});

onEachDatabase((openSite) => {
	it("counts an answer in the same millisecond as the reading, and marks all as read", async () => {
		const { ada, root, id } = await open(openSite);
		for (const n of [1, 2]) {
			await ada.api.support.markRead.mutate({ id });
			await root.api.support.answer.mutate({ id, message: "Hello", clientId: `${n}` });
			expect(await unread(ada)).toBe(1);
		}
		const second = await ada.api.support.create.mutate(ticket({ clientId: "2" }));
		await root.api.support.answer.mutate({ id: second.id, message: "Hello", clientId: "1" });
		expect(await unread(ada)).toBe(2);
		const notification = await latest(ada);
		await ada.api.support.readNotification.mutate({ id: notification?.id ?? "" });
		expect(await unread(ada)).toBe(2);
		await ada.api.support.markAllRead.mutate();
		expect([await unread(ada), await latest(ada)]).toEqual([0, null]);
		expect((await ada.api.support.mine.query()).map((ownTicket) => ownTicket.hasUnreadMessages)).toEqual([
			false,
			false,
		]);
	});

	it("stores repeated tickets and messages once, also simultaneous ones", async () => {
		const { ada, root, id } = await open(openSite);
		const again = await Promise.all([1, 2].map(() => ada.api.support.create.mutate(ticket())));
		expect(again.map((ownTicket) => ownTicket.id)).toEqual([id, id]);
		const reply = { id, message: "Anybody there?", clientId: "r" };
		await Promise.all([1, 2].map(() => ada.api.support.reply.mutate(reply)));
		await Promise.all([1, 2].map(() => root.api.support.answer.mutate({ ...reply, status: "closed" })));
		expect((await ada.api.support.get.query({ id })).messages).toHaveLength(3);
	});

	it("refuses a ticket past the player's limit, also of several simultaneous ones", async () => {
		const { site, ada } = await open(() => openSite({ settings: { rateLimits: false } }));
		const actor = {
			kind: "player",
			...ada,
			isAdmin: false,
			credential: { kind: "session", secret: "" } as const,
		} as const;
		const send = async (n: number) => {
			const sent = createTicket({ ...site.operator, actor }, ticket({ clientId: `${n}` }), 3);
			return sent.then(
				() => "sent",
				(error: AppError) => error.code,
			);
		};
		const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
		// One ticket existed before, and its repetition counts as sent.
		expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(3);
		expect(new Set(outcomes)).toEqual(new Set(["sent", "support/tickets-full"]));
		expect(await ada.api.support.mine.query()).toHaveLength(3);
	});

	it("deletes tickets with their owner's account, and keeps answers of deleted administrators", async () => {
		const { site, ada, root, id } = await open(openSite);
		await root.api.support.answer.mutate({ id, message: "Hello", clientId: "1" });
		const { kysely } = site.db;
		await kysely.deleteFrom("users").where("id", "=", root.id).execute();
		const { messages } = await ada.api.support.get.query({ id });
		expect(messages.at(-1)).toMatchObject({ senderName: "root", isAdmin: true, isOwn: false });
		await kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		for (const table of ["tickets", "ticket_messages", "support_notifications"] as const)
			expect(await kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
	});
});
