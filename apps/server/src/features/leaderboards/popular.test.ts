import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { insertGames, shareGame } from "../../testing/games.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { findBestGames, findCreatorTotals, findMostPlayed } from "./popular.repo.ts";

const get = async (site: TestSite, path: string) => (await site.visitor().get(`/leaderboard/${path}`)).body;

async function play(site: TestSite, name: string, times: number) {
	for (let n = 0; n < times; n++) await site.visitor().get(`/${name}`);
	await site.services.analytics.dailyCounts.save();
}

const hide = ({ db }: TestSite, { id }: Player) =>
	db.kysely.updateTable("users").set({ suspended_until: 9e15 }).where("id", "=", id).execute();

onEachDatabase((openSite) => {
	it("lists the most played games of both kinds, custom ones first where plays are equal", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { rivers } = await insertGames(site, ada, {
			rivers: { privacy: "public", name: "Rivers", play_count: 2, timer_seconds: 15 },
			lakes: { privacy: "featured", name: "Lakes", play_count: 2 },
			secret: { privacy: "private", name: "Secret", play_count: 99 },
			shared: { privacy: "invite_only", name: "Shared", play_count: 99 },
		});
		await insertGames(site, ada, { hidden: { privacy: "public", play_count: 99, is_hidden: 1 } });
		await play(site, "historyGame", 1);
		await play(site, "historyGame1800_1900", 1);
		await play(site, "cs16", 3);
		await site.db.kysely
			.insertInto("game_overrides")
			.values([
				{ game_key: "githubGame", is_disabled: 1, name: null, description: null },
				{ game_key: "cs16Game", is_disabled: 0, name: "Weapons", description: null },
			])
			.execute();
		const games = (await get(site, "popular-games")) as { name: string; playCount: number }[];
		expect(games.map(({ name, playCount }) => `${name} ${playCount}`)).toEqual([
			"Weapons 3",
			"Lakes 2",
			"Rivers 2",
			"History 2",
			"Billionaires 0",
			"Countries 0",
			"Movie Budgets 0",
			"Music Popularity 0",
			"Subreddits 0",
		]);
		await ada.post("/user/update-score", { game: "cs16Game", score: 6 });
		const [weapons, lakes] = await ada.api.leaderboards.popular.query();
		expect(weapons?.leader).toEqual({ userId: ada.id, username: "ada", score: 6 });
		expect(lakes).toMatchObject({ name: "Lakes", leader: null });
		expect(lakes?.cover).toHaveLength(2);
		// The documented call stays as it is documented.
		expect(games[1]).not.toHaveProperty("cover");
		const board = (await get(site, "dashboard")) as { customGames: object[]; classicGames: object[] };
		expect(board.customGames).toMatchObject([{ name: "Lakes" }, { _id: rivers.id, creatorName: "ada" }]);
		expect(board.classicGames).toHaveLength(7);
		expect(board.classicGames).toContainEqual({ gameKey: "cs16Game", name: "Weapons", playCount: 3 });
	});

	it("names those whose public games were played most, with the best of them", async () => {
		const site = await openSite();
		const [ada, ben, cyd] = [await site.player("ada"), await site.player("ben"), await site.player("cyd")];
		await insertGames(site, ada, {
			one: { privacy: "public", name: "One", play_count: 3, timer_seconds: 9 },
			two: { privacy: "featured", name: "Two", play_count: 4 },
			secret: { privacy: "private", play_count: 50 },
		});
		await insertGames(site, ben, { lakes: { privacy: "public", name: "Lakes", play_count: 8 } });
		await insertGames(site, cyd, { shared: { privacy: "invite_only", play_count: 80 } });
		await insertGames(site, null, { site: { privacy: "public", play_count: 100 } });
		const creators = await get(site, "top-creators");
		expect(creators).toEqual([
			{
				_id: ben.id,
				creatorName: "ben",
				totalPlays: 8,
				gameCount: 1,
				timerGamesCount: 0,
				topGame: { name: "Lakes", plays: 8 },
			},
			{
				_id: ada.id,
				creatorName: "ada",
				totalPlays: 7,
				gameCount: 2,
				timerGamesCount: 1,
				topGame: { name: "Two", plays: 4 },
			},
		]);
		await cyd.api.friends.block.mutate({ userId: ada.id });
		expect(await cyd.api.leaderboards.topCreators.query()).toMatchObject([{ id: ben.id }]);
		await hide(site, ben);
		expect(await get(site, "top-creators")).toMatchObject([{ _id: ada.id }]);
		expect(await get(site, "popular-games")).not.toContainEqual(expect.objectContaining({ name: "Lakes" }));
	});

	it("lists the games whose boards a player may read, the most played first, page by page", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const many = Object.fromEntries(
			Array.from({ length: 43 }, (_, n) => [
				`g${n}`,
				{ privacy: "public" as const, name: `Game ${n}`, play_count: n * 2 },
			]),
		);
		await insertGames(site, ben, many);
		await insertGames(site, ada, {
			own: { privacy: "private", name: "Own game", play_count: 47 },
			old: { privacy: "private", name: "Old rivers", play_count: 0 },
		});
		const { invited, withDirectShare } = await insertGames(site, ben, {
			invited: { privacy: "invite_only", name: "Invited", play_count: 9 },
			withDirectShare: { privacy: "private", name: "Told", play_count: 9 },
		});
		for (const game of [invited, withDirectShare]) await shareGame(site, game, { from: ben, to: ada });
		const page = async (page: number, search?: string) => {
			const { games, hasMore } = await ada.api.leaderboards.customGames.query({ page, search });
			return { plays: games.map(({ playCount }) => playCount), hasMore };
		};
		const pages = [await page(1), await page(2), await page(3), await page(4)];
		const plays = pages.flatMap((page) => page.plays);
		expect(plays).toEqual([...Array.from({ length: 43 }, (_, n) => n * 2), 47, 0, 9].sort((a, b) => b - a));
		expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
		expect(await page(1, "game 4")).toEqual({ plays: [84, 82, 80, 8], hasMore: false });
		expect(await page(1, "rivers")).toEqual({ plays: [0], hasMore: false });
		expect(await page(1, "own")).toEqual({ plays: [47], hasMore: false });
		expect(await page(1, "?!")).toEqual({ plays: [], hasMore: false });
	});

	it("reads each of these lists by index, and creators' totals from a covering index", async () => {
		const { db } = await openSite();
		const mostPlayed = await planOf(db, (tx) => findMostPlayed(tx, "v", 20));
		const totals = await planOf(db, (tx) => findCreatorTotals(tx, 100));
		const best = await planOf(db, (tx) => findBestGames(tx, ["c", "d"]));
		expect(mostPlayed, "nothing is sorted").not.toMatch(/"[^"]*sort|temp b-tree/i);
		for (const plan of [mostPlayed, totals, best]) expect(plan).not.toMatch(/Seq Scan|SCAN custom_games"/);
		// PostgreSQL chooses an index by row counts, and these tables are empty.
		if (db.dialect !== "sqlite") return;
		expect(mostPlayed).toContain("custom_games_by_popularity_and_name");
		expect(totals).toContain("COVERING INDEX custom_games_plays_of_creators");
		expect(best).toMatch(/INDEX custom_games_\w+ \(creator_id=\?\)/);
	});
});
