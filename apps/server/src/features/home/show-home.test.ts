import type { GameKey } from "@hilo/rules/play/games";
import { FIRST_STEPS_MS } from "@hilo/rules/progression/first-steps";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playCustomTo } from "../../testing/custom-playing.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { CLASSIC } from "../../testing/dueling.ts";
import { insertGames } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

async function giveScore(site: TestSite, { id }: Player, score: number, game_key: GameKey = "countryGame") {
	const row = { user_id: id, game_key, score, selected_feature: null, verified: 1, achieved_at: 1 } as const;
	await site.db.kysely.insertInto("high_scores").values(row).execute();
}

onEachDatabase((openSite) => {
	it("ticks the first steps, and stops after the last one", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const steps = async () => (await ada.api.home.get.query()).firstSteps;
		expect(await steps()).toEqual({ deck: false, classic: false, challenge: false });
		await playDeck(site, ada, { rights: () => true });
		expect(await steps()).toEqual({ deck: true, classic: false, challenge: false });
		await playTo(site, ada, COUNTRY, 2);
		await ada.api.duels.create.mutate({ source: CLASSIC });
		expect(await steps()).toBeNull();
	});

	it("shows no first steps to players of a month", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.db.kysely
			.updateTable("users")
			.set({ created_at: site.clock.now() - FIRST_STEPS_MS })
			.execute();
		expect((await ada.api.home.get.query()).firstSteps).toBeNull();
	});

	it("names the nearest friend ahead in the last game, otherwise the nearest player", async () => {
		const site = await openSite();
		const [ada, bea, cal, dee, eve] = [
			await site.player("ada"),
			await site.player("bea"),
			await site.player("cal"),
			await site.player("dee"),
			await site.player("eve"),
		];
		const game = async () => (await ada.api.home.get.query()).lastGame;
		expect(await game()).toBeNull();
		await playTo(site, ada, COUNTRY, 2);
		expect(await game()).toEqual({
			kind: "classic",
			game: "country",
			feature: null,
			best: 2,
			score: 2,
			rival: null,
		});
		await giveScore(site, dee, 3);
		await giveScore(site, cal, 9);
		await giveScore(site, bea, 5);
		await giveScore(site, eve, 4);
		expect(await game()).toMatchObject({ rival: { username: "dee", score: 3, isFriend: false } });
		for (const friend of [bea, cal, eve]) await befriend(site, ada, friend);
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", eve.id).execute();
		expect(await game()).toMatchObject({ rival: { username: "bea", score: 5, isFriend: true } });
	});

	it("goes on with a custom game as long as the player may see it", async () => {
		const site = await openSite();
		const [ada, bea] = [await site.player("ada"), await site.player("bea")];
		const { rivers } = await insertGames(site, bea, { rivers: { name: "Rivers", privacy: "public" } });
		await playCustomTo(site, ada, rivers, { score: 3 });
		const game = async () => (await ada.api.home.get.query()).lastGame;
		expect(await game()).toMatchObject({ kind: "custom", name: "Rivers", best: 3, score: 3 });
		await site.db.kysely.updateTable("custom_games").set({ privacy: "private" }).execute();
		expect(await game()).toBeNull();
	});

	it("lists the friends who were online last, and games that anyone may play", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const names = ["bea", "cal", "dee", "eve", "fay", "gus"];
		for (const [at, name] of names.entries()) {
			const friend = await site.player(name);
			await befriend(site, ada, friend);
			await site.db.kysely.insertInto("last_online").values({ user_id: friend.id, at }).execute();
			await insertGames(site, friend, {
				game: { name: `Game of ${name}`, privacy: at === 0 ? "private" : "public" },
			});
		}
		const { friends, games } = await ada.api.home.get.query();
		expect(friends.map(({ username }) => username)).toEqual(["gus", "fay", "eve", "dee", "cal"]);
		expect(games).toHaveLength(4);
		expect(games.map(({ name }) => name)).not.toContain("Game of bea");
		expect(JSON.stringify(games)).not.toContain('"value"');
	});
});
