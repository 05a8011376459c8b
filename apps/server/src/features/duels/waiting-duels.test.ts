import { LOBBY_MS } from "@hilo/rules/duels/limits";
import { expect, it } from "vitest";
import { CLASSIC, openFriends } from "../../testing/dueling.ts";
import { insertGames } from "../../testing/games.ts";
import { onEachDatabase } from "../../testing/sites.ts";
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
		expect(recent).toHaveLength(20);
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

	it("leaves out custom games that the player may not see", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { open, secret } = await insertGames(site, ada, {
			open: { privacy: "public" },
			secret: { privacy: "public" },
		});
		for (const { id: gameId } of [open, secret, open])
			await ada.api.duels.create.mutate({ source: { kind: "custom", gameId }, toUserId: bob.id });
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 3 });
		await site.db.kysely
			.updateTable("custom_games")
			.set({ privacy: "private" })
			.where("id", "=", secret.id)
			.execute();
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 2 });
		expect((await bob.api.duels.mine.query()).waiting).toHaveLength(2);
	});
});
