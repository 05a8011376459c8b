import { DAY_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { sweepPictures } from "../pictures/sweep-pictures.ts";
import { deleteEndedWatches } from "./watch-ticket.ts";

/** Sends tickets a minute apart; returns their ids by subject. */
async function send(site: TestSite, player: Player, subjects: readonly string[]) {
	const ids: Record<string, string> = {};
	for (const subject of subjects) {
		const input = { subject, message: "Please look.", clientId: subject };
		ids[subject] = (await player.api.support.create.mutate(input)).id;
		site.clock.advance(MINUTE_MS);
	}
	return ids;
}

type Queue = Parameters<Player["api"]["support"]["queue"]["query"]>[0];
async function subjects(admin: Player, input: Queue) {
	const { tickets } = await admin.api.support.queue.query(input);
	return tickets.map(({ subject }) => subject).join("");
}

onEachDatabase((openSite) => {
	async function open() {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, root, boss] = [
			await site.player("ada"),
			await site.player("root", { isAdmin: true }),
			await site.player("boss", { isAdmin: true }),
		];
		return { site, ada, root, boss };
	}

	it("orders tickets by waiting time, and filters by status and assignee", async () => {
		const { site, ada, root, boss } = await open();
		const { a = "", b = "", c = "", d = "" } = await send(site, ada, ["a", "b", "c", "d"]);
		await root.api.support.answer.mutate({ id: a, message: "Which?", clientId: "1" });
		await root.api.support.setStatus.mutate({ id: d, status: "closed" });
		// Another message of a waiting owner keeps the ticket's place in the queue.
		await ada.api.support.reply.mutate({ id: b, message: "Hello?", clientId: "1" });
		expect(await subjects(root, {})).toBe("bc");
		expect(await subjects(root, { order: "newest" })).toBe("cb");
		await ada.api.support.reply.mutate({ id: a, message: "All of them.", clientId: "1" });
		expect(await subjects(root, {})).toBe("bca");
		expect(await subjects(root, { view: "open" })).toBe("cb");
		expect(await subjects(root, { view: "in-progress" })).toBe("a");
		expect(await subjects(root, { view: "closed" })).toBe("d");
		await root.api.support.assign.mutate({ id: c, userId: root.id });
		expect(await subjects(root, { assignee: "me" })).toBe("c");
		expect(await subjects(boss, { assignee: "me", view: "open" })).toBe("");
		expect(await subjects(root, { assignee: "nobody" })).toBe("ba");
		const queue = await boss.api.support.queue.query({});
		expect(queue.counts).toEqual({ waiting: 3, open: 2, inProgress: 1 });
		expect(queue.tickets[1]).toMatchObject({
			user: { userId: ada.id, username: "ada" },
			assignee: { userId: root.id, username: "root" },
			waitingSince: "2026-11-21T12:02:00.000Z",
		});
		const toPlayer = boss.api.support.assign.mutate({ id: c, userId: ada.id });
		expect(await refusal(toPlayer)).toMatchObject({ status: 404, code: "accounts/user-not-found" });
		await boss.api.support.assign.mutate({ id: c, userId: null });
		expect((await root.api.support.ticket.query({ id: c })).assignee).toBeNull();
		const { rows } = await root.api.admin.audit.query({ subjectId: c });
		expect(rows).toMatchObject([
			{ before: { assignee: "root" }, after: { assignee: null } },
			{ before: { assignee: null }, after: { assignee: "root" } },
		]);
	});

	it("pages through the queue, each ticket once", async () => {
		const { site, ada, root } = await open();
		const all = Array.from({ length: 60 }, (_, n) => `${n}`);
		await Promise.all(
			all.map((subject) =>
				ada.api.support.create.mutate({ subject, message: "Please look.", clientId: subject }),
			),
		);
		await site.settled();
		for (const order of ["oldest", "newest"] as const) {
			const listedSubjects: string[] = [];
			let cursor: string | undefined;
			do {
				const page = await root.api.support.queue.query({ order, ...(cursor && { cursor }) });
				listedSubjects.push(...page.tickets.map(({ subject }) => subject));
				cursor = page.next ?? undefined;
			} while (cursor);
			expect(listedSubjects).toHaveLength(60);
			expect([...listedSubjects].sort()).toEqual([...all].sort());
		}
	});

	it("shows who else has a ticket open, until they leave it or for 30 seconds", async () => {
		const { site, ada, root, boss } = await open();
		const { a: id = "" } = await send(site, ada, ["a"]);
		await site.settled();
		site.liveEvents.clear();
		expect(await root.api.support.watch.mutate({ id })).toEqual({ watchers: [] });
		await site.settled();
		expect(site.received(boss.id)).toEqual([{ kind: "admin" }]);
		const rootView = { userId: root.id, username: "root", avatarUrl: expect.any(String) };
		expect(await boss.api.support.watch.mutate({ id })).toEqual({ watchers: [rootView] });
		site.clock.advance(20_000);
		await site.settled();
		site.liveEvents.clear();
		await root.api.support.watch.mutate({ id });
		await site.settled();
		expect(site.received(boss.id)).toEqual([]);
		const watchers = async (admin: Player) => {
			const [first] = (await admin.api.support.queue.query({})).tickets;
			return first?.watchers.map(({ username }) => username);
		};
		expect([await watchers(root), await watchers(boss)]).toEqual([["boss"], ["root"]]);
		site.clock.advance(10_000);
		expect(await watchers(root)).toEqual([]);
		await root.api.support.leave.mutate({ id });
		expect((await boss.api.support.ticket.query({ id })).watchers).toEqual([]);
		await deleteEndedWatches(site.operator);
		expect(await site.db.kysely.selectFrom("ticket_watchers").selectAll().execute()).toEqual([]);
	});

	it("lets all administrators save, change and delete saved replies", async () => {
		const { site, root, boss } = await open();
		const { id } = await root.api.support.saveReply.mutate({ title: "Thanks", content: "Thank you." });
		await boss.api.support.saveReply.mutate({ id, title: "Thanks!", content: "Thank you." });
		expect(await root.api.support.savedReplies.query()).toEqual([
			{ id, title: "Thanks!", content: "Thank you." },
		]);
		await root.api.support.deleteReply.mutate({ id });
		const unknown = { status: 404, code: "support/no-such-reply" };
		expect(await refusal(root.api.support.deleteReply.mutate({ id }))).toMatchObject(unknown);
		const again = root.api.support.saveReply.mutate({ id, title: "Thanks", content: "Thank you." });
		expect(await refusal(again)).toMatchObject(unknown);
		const log = await site.db.kysely
			.selectFrom("audit_log")
			.select(["action", "subject_name"])
			.orderBy("id")
			.execute();
		expect(log).toEqual([
			{ action: "saved-reply.save", subject_name: "Thanks" },
			{ action: "saved-reply.save", subject_name: "Thanks!" },
			{ action: "saved-reply.delete", subject_name: "Thanks!" },
		]);
	});

	it("keeps pictures as long as their ticket, and exports all of it to its owner", async () => {
		const { site, ada, root } = await open();
		const { imageUrl } = await ada.api.customGames.addPicture.mutate(new Uint8Array(PIXEL));
		const input = { subject: "Look", message: "See.", clientId: "1", about: `/user/${root.id}` };
		const { id } = await ada.api.support.create.mutate({ ...input, pictures: [imageUrl] });
		const answerWithForeignPicture = root.api.support.answer.mutate({
			id,
			message: "Look",
			clientId: "1",
			pictures: [imageUrl],
		});
		expect(await refusal(answerWithForeignPicture)).toMatchObject({
			status: 400,
			code: "support/picture-gone",
		});
		await root.api.support.answer.mutate({ id, message: "Fine.", clientId: "1" });
		site.clock.advance(8 * DAY_MS);
		expect(await sweepPictures(site.operator)).toBe(0);
		expect(await root.api.support.ticket.query({ id })).toMatchObject({
			about: `/user/${root.id}`,
			messages: [{ pictures: [imageUrl] }, { pictures: [] }],
		});
		const { support } = await ada.api.me.export.query();
		expect(support).toMatchObject({
			tickets: [
				{ subject: "Look", messages: [{ content: "See.", pictures: [imageUrl] }, { content: "Fine." }] },
			],
			notifications: [{ message: 'Support answered your ticket "Look".' }],
			answersToOthers: [],
		});
		expect((await root.api.me.export.query()).support).toMatchObject({
			tickets: [],
			answersToOthers: [{ ticketId: id, content: "Fine." }],
		});
		await site.db.kysely.deleteFrom("tickets").execute();
		expect(await sweepPictures(site.operator)).toBe(1);
	});
});
