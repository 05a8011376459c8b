import { expect, it } from "vitest";
import { collect } from "../../testing/collect.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { exportTickets, ownTickets, ownTicketsWithMessages } from "./own-tickets.ts";

/** Sends a ticket with the messages "1", "2" and so on, each with a picture. */
async function write(site: TestSite, player: Player, subject: string, messages: number): Promise<string> {
	const { imageUrl } = await player.api.customGames.addPicture.mutate(new Uint8Array(PIXEL));
	const pictures = [imageUrl];
	site.clock.advance(1_000);
	const { id } = await player.api.support.create.mutate({
		subject,
		message: "1",
		category: "other",
		pictures,
		clientId: subject.replace(" ", "-"),
	});
	for (let n = 2; n <= messages; n++)
		await player.api.support.reply.mutate({ id, message: `${n}`, clientId: `${n}`, pictures });
	return id;
}

onAnyDatabase((openSite) => {
	it("lists the newest tickets with their last messages, and one ticket with all messages", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await write(site, ada, "oldest", 1);
		const long = await write(site, ada, "long", 5);
		await write(site, ada, "short", 2);
		await write(site, ben, "of another", 1);
		const actor = {
			kind: "player",
			...ada,
			isAdmin: false,
			credential: { kind: "session", secret: "" } as const,
		} as const;
		const ctx = { ...site.operator, actor };
		const listed = await ownTicketsWithMessages(ctx, { maxTickets: 2, maxMessages: 3 });
		const shown = listed.map(({ row, messages }) => [
			row.subject,
			messages.map(({ content, pictures }) => [content, pictures.length]),
		]);
		expect(shown).toEqual([
			[
				"short",
				[
					["1", 1],
					["2", 1],
				],
			],
			[
				"long",
				[
					["3", 1],
					["4", 1],
					["5", 1],
				],
			],
		]);
		expect((await ownTickets(ctx, 2)).map(({ subject }) => subject)).toEqual(["short", "long"]);
		expect((await ada.api.support.get.query({ id: long })).messages).toHaveLength(5);
		const { ticket } = (await ada.get(`/support/${long}`)).body as { ticket: { messages: unknown[] } };
		expect(ticket.messages).toHaveLength(5);
	});
});

onEachDatabase((openSite) => {
	it("exports an administrator's answers to others, oldest first, in pages of one", async () => {
		const site = await openSite();
		const [ada, root] = [await site.player("ada"), await site.player("root", { isAdmin: true })];
		const texts = { subject: "Score", message: "It is gone." };
		const [first, second] = [
			await ada.api.support.create.mutate({ ...texts, clientId: "1" }),
			await ada.api.support.create.mutate({ ...texts, clientId: "2" }),
		];
		for (const [n, { id }] of [second, first, second].entries()) {
			site.clock.advance(1_000);
			await root.api.support.answer.mutate({ id, message: `answer ${n}`, clientId: `${n}` });
		}
		const { answersToOthers } = exportTickets(site.operator, root.id, 1);
		expect((await collect(answersToOthers)).map(({ ticketId, content }) => [ticketId, content])).toEqual([
			[second.id, "answer 0"],
			[first.id, "answer 1"],
			[second.id, "answer 2"],
		]);
	});
});
