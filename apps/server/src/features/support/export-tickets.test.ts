import { expect, it } from "vitest";
import { collect } from "../../testing/collect.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { exportTickets } from "./export-tickets.ts";

onEachDatabase((openSite) => {
	it.each([1, 2, 100])(
		"exports an administrator's answers to others, oldest first, in pages of %d",
		async (size) => {
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
			const { answersToOthers } = exportTickets(site.operator, root.id, size);
			expect((await collect(answersToOthers)).map(({ ticketId, content }) => [ticketId, content])).toEqual([
				[second.id, "answer 0"],
				[first.id, "answer 1"],
				[second.id, "answer 2"],
			]);
		},
	);
});
