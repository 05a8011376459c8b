import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playDuel } from "../../testing/dueling.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";

const CLASSIC = { kind: "classic", game: "country" } as const;

onEachDatabase((openSite) => {
	it("lets a visitor challenge by link, and play the own side of it on the same device", async () => {
		const site = await openSite();
		const [visitor, ada] = [site.visitor(), await site.player("ada")];
		const { id } = await visitor.api.duels.create.mutate({ source: CLASSIC });
		expect(await visitor.api.duels.get.query({ id })).toMatchObject({
			isByLink: true,
			mayPlay: true,
			sides: [{ seat: 1, isYou: true, userId: null, status: "waiting" }],
		});
		expect((await playDuel(site, visitor, id, COUNTRY)).run.round).toBe(1);
		expect((await playDuel(site, ada, id, COUNTRY, { ms: 2000 })).rounds).toHaveLength(10);
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ verdict: "lost", yourSeat: 2 });
		expect(await visitor.api.duels.get.query({ id })).toMatchObject({ verdict: "won", yourSeat: 1 });
	});

	it("asks a visitor to sign in who names a friend, a run or a live duel, and leaves no cookie", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const visitor = site.visitor();
		const create = (input: Parameters<typeof visitor.api.duels.create.mutate>[0]) =>
			visitor.api.duels.create.mutate(input).then(
				() => null,
				(error) => error.data.appCode,
			);
		expect(await create({ source: CLASSIC, toUserId: ada.id })).toBe("accounts/signed-out");
		expect(await create({ source: { kind: "run", runId: "r1" } })).toBe("accounts/signed-out");
		expect(await create({ source: CLASSIC, mode: "live" })).toBe("duels/live-friends-only");
		expect(visitor.cookies.size).toBe(0);
	});
});
