import { aPool, aRun } from "@hilo/db/testing/rows";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { exportOf } from "../../../testing/export-of.ts";
import { insertGames, testItems } from "../../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { deleteRemovedGames } from "./delete-game.ts";

onEachDatabase((openSite) => {
	it("purges games an hour after a creator deleted them, thirty days after an administrator removed them", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const now = site.clock.now();
		const { adasGame, removedGame } = await insertGames(site, ada, {
			adasGame: { privacy: "public" },
			removedGame: { privacy: "public", removed_at: now, removed_by: "administrator" },
			stays: { privacy: "public" },
		});
		const { kysely } = site.db;
		await kysely
			.insertInto("pools")
			.values({ ...aPool("pool"), game: "country" })
			.execute();
		await kysely
			.insertInto("runs")
			.values(aRun("run", ada.id, { custom_game_id: adasGame.id }))
			.execute();
		const play = { game_id: adasGame.id, user_id: ada.id, score: 3, total_guesses: 4, verified: 1 as const };
		await kysely
			.insertInto("custom_plays")
			.values({ ...play, id: "play", time_taken: 9, played_at: now })
			.execute();
		await kysely
			.insertInto("custom_bests")
			.values({ game_id: adasGame.id, user_id: ada.id, score: 3 })
			.execute();
		await ada.api.customGames.delete.mutate({ id: adasGame.id });
		site.clock.advance(HOUR_MS);
		expect(await deleteRemovedGames(site.operator)).toBe(0);
		site.clock.advance(1);
		expect(await deleteRemovedGames(site.operator)).toBe(1);
		for (const table of ["runs", "custom_plays", "custom_bests"] as const)
			expect(await kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
		site.clock.advance(30 * DAY_MS - HOUR_MS - 1);
		expect(await deleteRemovedGames(site.operator)).toBe(0);
		expect(
			await kysely.selectFrom("custom_games").select("id").where("id", "=", removedGame.id).execute(),
		).toHaveLength(1);
		site.clock.advance(1);
		expect(await deleteRemovedGames(site.operator)).toBe(1);
		expect(await kysely.selectFrom("custom_games").select("id").execute()).toHaveLength(1);
	});
});

onAnyDatabase((openSite) => {
	it("exports all games that a player has made", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const items = testItems(10);
		const game = { name: "Rivers", description: "How long", items };
		await ada.api.customGames.create.mutate(game);
		await bob.api.customGames.create.mutate(game);
		expect((await exportOf(ada)).customGames).toEqual([
			expect.objectContaining({ ...game, privacyLevel: "private", removedAt: null }),
		]);
	});
});
