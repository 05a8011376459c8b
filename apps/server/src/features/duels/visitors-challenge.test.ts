import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { expect, it } from "vitest";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { PASSWORD } from "../../testing/test-site.ts";

import { LIMITS } from "./limit-challenges.ts";

onAnyDatabase((openSite) => {
	it("lets a visitor challenge by link, and play their side with the same guest cookie", async () => {
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

	it("moves a guest's sides to the account at the sign-in, except where the account has played itself", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const visitor = site.visitor();
		const [taken, both] = [
			await ada.api.duels.create.mutate({ source: CLASSIC }),
			await ada.api.duels.create.mutate({ source: CLASSIC }),
		];
		const made = await visitor.api.duels.create.mutate({ source: CLASSIC });
		for (const { id } of [taken, both]) await playDuel(site, visitor, id, COUNTRY);
		await playDuel(site, bob, both.id, COUNTRY, { plan: ALWAYS_WRONG });
		await visitor.api.accounts.login.mutate({ emailOrUsername: "bob", password: PASSWORD });
		expect(await bob.api.duels.get.query(taken)).toMatchObject({ yourSeat: 2, lines: { seats: [2] } });
		expect(await bob.api.duels.get.query(both)).toMatchObject({ yourSeat: 3 });
		expect(await bob.api.duels.get.query(made)).toMatchObject({ sides: [{ userId: bob.id, isYou: true }] });
		await playDuel(site, bob, made.id, COUNTRY);
		expect((await bob.api.duels.mine.query()).recent).toHaveLength(3);
		const rows = await site.db.kysely.selectFrom("duels").select(["id", "from_user_id"]).execute();
		const challengers = Object.fromEntries(rows.map((row) => [row.id, row.from_user_id]));
		expect(challengers).toEqual({ [taken.id]: ada.id, [both.id]: ada.id, [made.id]: bob.id });
	});

	it("requires sign-in for a challenge of a friend, of a run or live, and sets no cookie", async () => {
		const site = await openSite();
		const { ada } = await openFriends(site);
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

	it("counts a visitor's rematches with all challenges from the same address", async () => {
		const site = await openSite();
		const address = "198.51.100.7";
		const visitor = site.visitor({ address });
		const duel = await visitor.api.duels.create.mutate({ source: CLASSIC });
		await playDuel(site, visitor, duel.id, COUNTRY);
		const { defaultValue: hits } = SITE_LIMITS.visitorChallenges;
		await site.services.limits.take(LIMITS.visitors, address, undefined, hits - 1);
		expect(await refusal(visitor.api.duels.rematch.mutate(duel))).toMatchObject({ status: 429 });
	});
});
