import { DAY_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { exportOf } from "../../testing/export-of.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { sweepPictures } from "../pictures/sweep-pictures.ts";

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
		const [ada, root] = [await site.player("ada"), await site.player("root", { isAdmin: true })];
		return { site, ada, root };
	}

	it("orders tickets by waiting time, and filters by status", async () => {
		const { site, ada, root } = await open();
		const { a = "", b = "", d = "" } = await send(site, ada, ["a", "b", "c", "d"]);
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
		const queue = await root.api.support.queue.query({});
		expect(queue.counts).toEqual({ waiting: 3, open: 2, inProgress: 1 });
		expect(queue.tickets[1]).toMatchObject({
			user: { userId: ada.id, username: "ada" },
			waitingSince: "2026-11-21T12:02:00.000Z",
		});
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
		const { support } = await exportOf(ada);
		expect(support).toMatchObject({
			tickets: [
				{ subject: "Look", messages: [{ content: "See.", pictures: [imageUrl] }, { content: "Fine." }] },
			],
			notifications: [{ message: "Support answered your ticket “Look”." }],
			answersToOthers: [],
		});
		expect((await exportOf(root)).support).toMatchObject({
			tickets: [],
			answersToOthers: [{ ticketId: id, content: "Fine." }],
		});
		await site.db.kysely.deleteFrom("tickets").execute();
		expect(await sweepPictures(site.operator)).toBe(1);
	});
});
