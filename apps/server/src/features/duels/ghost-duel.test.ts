import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { ALWAYS_WRONG, playDuel } from "../../testing/dueling.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";

const CLASSIC = { kind: "classic", game: "country" } as const;

async function openWorld(site: TestSite) {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	return { ada, bob };
}

onEachDatabase((openSite) => {
	it("deals two friends the same ten rounds whatever they answer, and counts its end once for each", async () => {
		const site = await openSite();
		const { ada, bob } = await openWorld(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 1 });
		const cards = (rounds: readonly { first: object; second: object }[]) =>
			rounds.map(({ first, second }) => [first, second]);
		const first = await playDuel(site, ada, id, COUNTRY);
		const second = await playDuel(site, bob, id, COUNTRY, { plan: ALWAYS_WRONG });
		expect(first.rounds).toHaveLength(10);
		expect(cards(second.rounds)).toEqual(cards(first.rounds));
		const seen = await bob.api.duels.get.query({ id });
		expect(seen).toMatchObject({
			status: "over",
			verdict: "lost",
			yourSeat: 2,
			mayPlay: false,
			record: { won: 0, lost: 1, drawn: 0 },
			lines: { seats: [2, 1], rounds: { length: 10 } },
		});
		expect(await ada.api.duels.get.query({ id })).toMatchObject({
			verdict: "won",
			lines: { seats: [1, 2] },
			record: { won: 1, lost: 0, drawn: 0 },
		});
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 0 });
		expect(await bob.api.duels.mine.query()).toMatchObject({
			waiting: [],
			recent: [{ id, state: "lost", other: { userId: ada.id } }],
		});
	});
});
