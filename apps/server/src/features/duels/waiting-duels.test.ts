import { LOBBY_MS } from "@hilo/rules/duels/caps";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

/** Inserts `count` ended duels of the player that are newer than the given one. */
async function addNewerDuels({ db, clock }: TestSite, player: Player, id: string, count: number) {
	const { kysely } = db;
	const duel = await kysely.selectFrom("duels").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
	const side = await kysely
		.selectFrom("duel_sides")
		.selectAll()
		.where("duel_id", "=", id)
		.where("seat", "=", 1)
		.executeTakeFirstOrThrow();
	const ids = Array.from({ length: count }, (_, n) => `newer-${n}`);
	const newer = { from_user_id: player.id, to_user_id: null, status: "over" } as const;
	await kysely
		.insertInto("duels")
		.values(ids.map((newId) => ({ ...duel, ...newer, id: newId })))
		.execute();
	const joined_at = clock.now() + 1;
	await kysely
		.insertInto("duel_sides")
		.values(ids.map((duel_id) => ({ ...side, duel_id, user_id: player.id, joined_at })))
		.execute();
}

onEachDatabase((openSite) => {
	it("finds waiting duels behind any number of newer ones", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await addNewerDuels(site, bob, id, 90);
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 1 });
		const { waiting, recent } = await bob.api.duels.mine.query();
		expect(waiting).toMatchObject([{ id, state: "yours" }]);
		expect(recent).toHaveLength(40);
	});

	it("counts the waiting duels as it lists them", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const counts = async () => {
			const { count } = await bob.api.duels.waiting.query();
			const { waiting } = await bob.api.duels.mine.query();
			return { count, listed: waiting.length };
		};
		const ghost = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id, mode: "live" });
		expect(await counts()).toEqual({ count: 2, listed: 2 });
		site.clock.advance(LOBBY_MS);
		expect(await counts()).toEqual({ count: 1, listed: 1 });
		await bob.api.duels.begin.mutate({ id: ghost.id });
		expect(await counts()).toEqual({ count: 1, listed: 1 });
		await site.db.kysely
			.updateTable("users")
			.set({ suspended_until: 9e15 })
			.where("id", "=", ada.id)
			.execute();
		expect(await counts()).toEqual({ count: 0, listed: 0 });
		await site.db.kysely
			.updateTable("users")
			.set({ suspended_until: null })
			.where("id", "=", ada.id)
			.execute();
		await bob.api.friends.block.mutate({ userId: ada.id });
		expect(await counts()).toEqual({ count: 0, listed: 0 });
	});

	it("also waits for the challenger's own side once the other one has played, by name and by link", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const shown = async (player: Player) => {
			const { count } = await player.api.duels.waiting.query();
			const { waiting, recent } = await player.api.duels.mine.query();
			expect(waiting).toHaveLength(count);
			return { waiting, recent };
		};
		const named = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const linked = await ada.api.duels.create.mutate({ source: CLASSIC });
		const mayPlayFirst = { state: "yours", toBeat: null };
		expect(await shown(ada)).toMatchObject({ waiting: [], recent: [mayPlayFirst, mayPlayFirst] });
		site.liveEvents.clear();
		await playDuel(site, bob, named.id, COUNTRY, { plan: ALWAYS_WRONG });
		expect(site.liveEvents.received(ada.id)).toContainEqual({ kind: "duels" });
		expect(await shown(bob)).toMatchObject({ waiting: [], recent: [{ state: "theirs", toBeat: null }] });
		await playDuel(site, site.visitor(), linked.id, COUNTRY);
		const yours = { state: "yours", customGameId: null, rounds: 10, isRematch: false };
		expect((await shown(ada)).waiting).toMatchObject([
			{ ...yours, id: linked.id, other: { name: "Guest" }, toBeat: { score: 10 } },
			{ ...yours, id: named.id, other: { name: "bob" }, toBeat: { score: 0 } },
		]);
		expect(await ada.api.duels.get.query(named)).toMatchObject({ toBeat: { name: "bob", score: 0 } });
		await ada.api.duels.begin.mutate(named);
		expect((await shown(ada)).waiting).toHaveLength(2);
		await playDuel(site, ada, named.id, COUNTRY);
		expect(await ada.api.duels.get.query(named)).toMatchObject({ toBeat: null, verdict: "won" });
		const answered = { score: 10, ownScore: 0, at: site.clock.now() };
		expect((await shown(bob)).recent).toMatchObject([{ id: named.id, state: "lost", answered }]);
		expect((await shown(ada)).recent).toMatchObject([{ id: named.id, state: "won", answered: null }]);
		const { id } = await bob.api.duels.rematch.mutate(named);
		expect((await shown(ada)).waiting).toMatchObject([
			{ id, isRematch: true, toBeat: null },
			{ id: linked.id },
		]);
		await ada.api.duels.decline.mutate({ id });
		expect((await shown(ada)).waiting).toMatchObject([{ id: linked.id }]);
		site.clock.advance(DAY_MS);
		expect((await bob.api.duels.mine.query()).recent).toContainEqual(
			expect.objectContaining({ id: named.id, state: "lost", answered: null }),
		);
	});
});
