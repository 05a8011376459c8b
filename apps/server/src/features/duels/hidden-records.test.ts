import { expect, it } from "vitest";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const GONE = { status: 404 };

onAnyDatabase((openSite) => {
	it("shows no record against a suspended or leaving player, and deletes it with the account", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { ada, bob } = await openFriends(site);
		const root = await site.player("root", { isAdmin: true });
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY);
		await playDuel(site, bob, id, COUNTRY, { plan: ALWAYS_WRONG });
		const record = () => ada.api.duels.record.query({ userId: bob.id });
		/** Whether the player's lists and export name the other player. */
		const named = async () => {
			const { duels } = await ada.api.me.export.query();
			const lists = [await ada.api.duels.mine.query(), duels];
			return lists.map((list) => JSON.stringify(list).includes("bob"));
		};
		const ofFriends = () => ada.api.duels.records.query();
		expect(await record()).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await ofFriends()).toEqual([{ userId: bob.id, won: 1, lost: 0, drawn: 0 }]);
		expect(await bob.api.duels.records.query()).toEqual([{ userId: ada.id, won: 0, lost: 1, drawn: 0 }]);
		expect(await named()).toEqual([true, true]);
		await root.api.moderation.suspend.mutate({ userId: bob.id, reason: "Rude words", until: null });
		expect(await refusal(record())).toMatchObject(GONE);
		expect(await ofFriends()).toEqual([]);
		expect(await refusal(ada.api.duels.get.query({ id }))).toMatchObject(GONE);
		expect(await named()).toEqual([false, false]);
		await root.api.moderation.lift.mutate({ userId: bob.id });
		expect(await record()).toMatchObject({ won: 1 });
		await ada.api.friends.remove.mutate({ userId: bob.id });
		expect(await ofFriends()).toEqual([]);
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ verdict: "won" });
		await site.signIn(bob);
		await bob.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		expect(await refusal(record())).toMatchObject(GONE);
		expect(await named()).toEqual([false, false]);
		await root.api.admin.deleteUser.mutate({ userId: bob.id, username: "bob" });
		for (const table of ["duels", "duel_sides", "duel_records"] as const)
			expect(await site.db.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
	});

	it("counts against all previous takers of a link when the challenger plays last", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const [cal, visitor] = [await site.player("cal"), site.visitor()];
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
		await playDuel(site, bob, id, COUNTRY);
		await playDuel(site, visitor, id, COUNTRY);
		await playDuel(site, cal, id, COUNTRY, { plan: ALWAYS_WRONG });
		const against = ({ id: userId }: { id: string }) => ada.api.duels.record.query({ userId });
		expect(await against(bob)).toEqual({ won: 0, lost: 0, drawn: 0 });
		await playDuel(site, ada, id, COUNTRY, { ms: 1500 });
		expect(await against(bob)).toEqual({ won: 0, lost: 1, drawn: 0 });
		expect(await against(cal)).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await bob.api.duels.record.query({ userId: ada.id })).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await site.db.kysely.selectFrom("duel_records").select("won").execute()).toHaveLength(4);
	});

	it("counts the end of a duel once when its last answer is sent again", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY);
		const { verdicts } = await playDuel(site, bob, id, COUNTRY, { plan: ALWAYS_WRONG });
		const bobOnOtherSite = site.another().visitedBy(bob);
		for (const guess of ["higher", "lower"] as const)
			expect(await bobOnOtherSite.api.duels.guess.mutate({ id, round: 10, guess })).toEqual(verdicts.at(-1));
		const [first] = verdicts;
		const again = await bobOnOtherSite.api.duels.guess.mutate({ id, round: 1, guess: "higher" });
		expect(again).toMatchObject({ correct: first?.correct, value: first?.value, rival: first?.rival });
		expect(await ada.api.duels.record.query({ userId: bob.id })).toEqual({ won: 1, lost: 0, drawn: 0 });
		expect(await bob.api.duels.record.query({ userId: ada.id })).toEqual({ won: 0, lost: 1, drawn: 0 });
	});
});
