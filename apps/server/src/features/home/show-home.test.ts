import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playCustomTo } from "../../testing/custom-playing.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { CLASSIC } from "../../testing/dueling.ts";
import { insertGames } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";

onAnyDatabase((openSite) => {
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

	it("shows the last game with the player's best and the next better score", async () => {
		const site = await openSite();
		const [ada, bea] = [await site.player("ada"), await site.player("bea")];
		const game = async () => (await ada.api.home.get.query()).lastGame;
		expect(await game()).toBeNull();
		await playTo(site, ada, COUNTRY, 2);
		expect(await game()).toMatchObject({ kind: "classic", game: "country", best: 2, rival: null });
		await playTo(site, bea, COUNTRY, 3);
		expect(await game()).toMatchObject({ rival: { username: "bea", score: 3, isFriend: false } });
	});
});

onEachDatabase((openSite) => {
	it("lists the friends who are online, then those who were last, and games that anyone may play", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const names = ["bea", "cal", "dee", "eve", "fay", "gus"];
		for (const [at, name] of names.entries()) {
			const friend = await site.player(name);
			await befriend(site, ada, friend);
			await friend.api.presence.update.mutate({ status: "online" });
			site.clock.advance(1000);
			if (name === "gus") await friend.api.presence.update.mutate({ status: "offline" });
			await insertGames(site, friend, {
				game: { name: `Game of ${name}`, privacy: at === 0 ? "private" : "public" },
			});
		}
		const { friends, games } = await ada.api.home.get.query();
		expect(friends.map(({ username }) => username)).toEqual(["fay", "eve", "dee", "cal", "bea"]);
		expect(games).toHaveLength(4);
		expect(games.map(({ name }) => name)).not.toContain("Game of bea");
		expect(JSON.stringify(games)).not.toContain('"value"');
	});
});
