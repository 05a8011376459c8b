import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { playCustomTo } from "../../testing/custom-playing.ts";
import { insertGames, type StoredGame } from "../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { sweepDayPlayers } from "../custom-games/play/count-play.ts";

const play = (by: Browser, { id }: StoredGame) => by.post(`/custom-games/${id}/play`);
const documented = async (by: Browser, { id }: StoredGame) => (await by.get(`/custom-games/${id}`)).body;
const popular = async (site: TestSite, { id }: StoredGame) => {
	const games = await site.visitor().api.leaderboards.popular.query();
	return games.find((game) => game.id === id)?.playCount;
};
/** A minute later, when the cached totals are stale. */
const creators = async (site: TestSite) => {
	site.clock.advance(60_000);
	return (await site.visitor().get("/leaderboard/top-creators")).body;
};

onAnyDatabase((openSite) => {
	it("leaves a creator's own plays out of popular games and top creators, but not out of the game's count", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { rivers } = await insertGames(site, ada, { rivers: { privacy: "public", name: "Rivers" } });
		await play(ada, rivers);
		await play(ada, rivers);
		await playCustomTo(site, ada, rivers, { score: 2 });
		expect(await documented(ada, rivers)).toMatchObject({ playCount: 3 });
		expect(await popular(site, rivers)).toBe(0);
		const topGame = { name: "Rivers", plays: 0 };
		expect(await creators(site)).toMatchObject([
			{ creatorName: "ada", totalPlays: 0, gameCount: 1, topGame },
		]);
	});

	it("counts a player, and a visitor by address, once a game and day", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const { rivers, lakes } = await insertGames(site, ada, {
			rivers: { privacy: "public", name: "Rivers" },
			lakes: { privacy: "public", name: "Lakes" },
		});
		await playCustomTo(site, bob, rivers, { score: 2 });
		await playCustomTo(site, bob, rivers, { score: 1 });
		await play(bob, rivers);
		expect(await popular(site, rivers)).toBe(1);
		const visitor = (address: string) => site.visitor({ address });
		for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await play(visitor(address), rivers);
		await visitor("192.0.2.2").api.customGames.countPlay.mutate({ id: rivers.id });
		await play(bob, lakes);
		expect([await popular(site, rivers), await popular(site, lakes)]).toEqual([3, 1]);
		expect(await documented(bob, rivers)).toMatchObject({ playCount: 7 });
		site.clock.advance(DAY_MS);
		for (const by of [bob, visitor("192.0.2.1")]) await play(by, rivers);
		expect(await popular(site, rivers)).toBe(5);
		const topGame = { name: "Rivers", plays: 5 };
		expect(await creators(site)).toMatchObject([{ totalPlays: 6, topGame }]);
	});
});

onEachDatabase((openSite) => {
	it("stores who has played until the end of the next day", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const { rivers } = await insertGames(site, ada, { rivers: { privacy: "public" } });
		await play(bob, rivers);
		const [row] = await site.db.kysely.selectFrom("game_day_players").selectAll().execute();
		expect(row).toMatchObject({ day: "2026-11-21", game_id: rivers.id });
		expect(row?.player_hash).not.toContain(bob.id);
		site.clock.advance(DAY_MS);
		expect(await sweepDayPlayers(site.operator)).toBe(0);
		site.clock.advance(DAY_MS);
		expect(await sweepDayPlayers(site.operator)).toBe(1);
	});

	it("counts players who play at the same moment, each once", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { rivers } = await insertGames(site, ada, { rivers: { privacy: "public" } });
		const players = await Promise.all([0, 1, 2].map((n) => site.player(`player-${n}`)));
		await Promise.all([...players, ...players, ada].map((player) => play(player, rivers)));
		expect(await popular(site, rivers)).toBe(3);
		expect(await documented(ada, rivers)).toMatchObject({ playCount: 7 });
	});
});
