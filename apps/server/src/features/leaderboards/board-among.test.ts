import { planOf } from "@hilo/db/testing/plan-of";
import { MIN_FRIENDS_TO_OPEN_ON } from "@hilo/rules/leaderboards/boards";
import type { GameKey } from "@hilo/rules/play/games";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { findBetterBests, findScoresOfFriends } from "./leaderboards.repo.ts";

const KEY = "countryGame";
const FRIENDS = { key: KEY, among: "friends" } as const;

const sendScore = (player: Player, score: number) => player.post("/user/update-score", { game: KEY, score });

async function giveScore(
	site: TestSite,
	{ id }: Player,
	score: number,
	{ key = KEY, at = 1 }: { key?: GameKey; at?: number } = {},
) {
	const row = {
		user_id: id,
		game_key: key,
		score,
		label: null,
		verified: 1,
		achieved_at: at,
	} as const;
	await site.db.kysely.insertInto("high_scores").values(row).execute();
}

onAnyDatabase((openSite) => {
	it("is refused to visitors, who may read the board of all", async () => {
		const { leaderboards } = (await openSite()).visitor().api;
		await expect(leaderboards.board.query(FRIENDS)).rejects.toMatchObject({ data: { httpStatus: 401 } });
		expect(await leaderboards.classic.query({ key: KEY })).toEqual([]);
		expect(await leaderboards.board.query({ key: KEY, among: "auto" })).toEqual({ among: "all", rows: [] });
	});
});

onEachDatabase((openSite) => {
	it("ranks the player and the friends in the order of the board of all", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, ben, cyd, dan, eve] = await Promise.all(
			["ada", "ben", "cyd", "dan", "eve"].map((name) => site.player(name)),
		);
		if (!ada || !ben || !cyd || !dan || !eve) throw new Error("A player is missing.");
		for (const friend of [ben, cyd, dan]) await befriend(site, ada, friend);
		await sendScore(eve, 90);
		await sendScore(ben, 7);
		site.clock.advance(1);
		await sendScore(ada, 7);
		await sendScore(cyd, 30);
		await sendScore(dan, 40);
		const board = async (player: Player, more = {}) => {
			const { among, rows } = await player.api.leaderboards.board.query({ ...FRIENDS, ...more });
			expect(among).toBe("friends");
			return rows.map(({ rank, username, score }) => `${rank} ${username} ${score}`);
		};
		expect(await board(ada)).toEqual(["1 dan 40", "2 cyd 30", "3 ben 7", "4 ada 7"]);
		expect(await ada.api.leaderboards.ownRank.query(FRIENDS)).toMatchObject({ rank: 4, of: 4, score: 7 });
		expect(await board(ben)).toEqual(["1 ben 7", "2 ada 7"]);
		expect(await board(eve), "without friends").toEqual(["1 eve 90"]);
		await site.db.kysely
			.updateTable("users")
			.set({ suspended_until: Number.MAX_SAFE_INTEGER })
			.where("id", "=", dan.id)
			.execute();
		expect(await board(ada), "a suspended friend is left out").toEqual(["1 cyd 30", "2 ben 7", "3 ada 7"]);
		site.clock.advance(8 * DAY_MS);
		await sendScore(cyd, 3);
		expect(await board(ada, { period: "week" })).toEqual(["1 cyd 3"]);
		expect(await ada.api.leaderboards.ownRank.query({ ...FRIENDS, period: "week" })).toBeNull();
	});

	it("opens on friends if three of them are on the board, and on everyone else", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const [ada, eve] = [await site.player("ada"), await site.player("eve")];
		const auto = { key: KEY, among: "auto" } as const;
		const opening = async () => {
			const { among, rows } = await ada.api.leaderboards.board.query(auto);
			return { among, rows: rows.length, own: await ada.api.leaderboards.ownRank.query(auto) };
		};
		await sendScore(ada, 1);
		await sendScore(eve, 9);
		for (let n = 1; n <= MIN_FRIENDS_TO_OPEN_ON; n += 1) {
			expect(await opening()).toMatchObject({ among: "all", rows: 1 + n, own: { rank: 1 + n, of: 1 + n } });
			const friend = await site.player(`friend-${n}`);
			await befriend(site, ada, friend);
			await sendScore(friend, 5);
		}
		expect(await opening()).toMatchObject({ among: "friends", rows: 4, own: { rank: 4, of: 4 } });
		expect(await ada.api.leaderboards.board.query({ key: KEY })).toMatchObject({ among: "all" });
	});

	it("is read from indexes, beginning with the friends", async () => {
		const { db } = await openSite();
		const board = { gameKey: KEY, timeRange: null } as const;
		const week = { gameKey: KEY, timeRange: { period: "week", starts: "2026-11-16" } } as const;
		const plan = await planOf(db, async (tx) => {
			await findScoresOfFriends(tx, board, "ada");
			await findScoresOfFriends(tx, week, "ada");
		});
		expect(plan, "no table is read as a whole").not.toMatch(/Seq Scan|SCAN (scores|users|friendships)/);
		// PostgreSQL chooses an index by row counts, and these tables are empty.
		if (db.dialect !== "sqlite") return;
		expect(plan).toMatch(
			/SEARCH scores USING (PRIMARY KEY|INDEX sqlite_autoindex_high_scores_1) \(user_id=\? AND game_key=\?\)/,
		);
	});

	it("names the friend with the next better score, otherwise any player, and none to the leader", async () => {
		const site = await openSite();
		const [ada, bea, cleo] = [await site.player("ada"), await site.player("bea"), await site.player("cleo")];
		const next = async (player: Player) =>
			(await player.api.leaderboards.rival.query({ game: "country" }))?.rival;
		expect(await next(ada)).toBeNull();
		await giveScore(site, bea, 5);
		await giveScore(site, cleo, 3);
		expect(await next(ada)).toMatchObject({ username: "cleo", score: 3, isFriend: false });
		await befriend(site, ada, bea);
		expect(await next(ada)).toMatchObject({ username: "bea", score: 5, isFriend: true });
		await giveScore(site, ada, 5);
		expect(await next(ada)).toBeNull();
	});

	it("lists the friends' newest high scores above the caller's, and no one else's", async () => {
		const site = await openSite();
		const [ada, bea, cal, dee] = [
			await site.player("ada"),
			await site.player("bea"),
			await site.player("cal"),
			await site.player("dee"),
		];
		await giveScore(site, ada, 5);
		await giveScore(site, bea, 5, { key: "countryGame", at: 2 });
		await giveScore(site, bea, 1, { key: "movieGame", at: 3 });
		await giveScore(site, bea, 0, { key: "historyGame1900_1940", at: 9 });
		await giveScore(site, cal, 6, { key: "countryGame", at: 4 });
		await giveScore(site, dee, 50, { key: "countryGame", at: 5 });
		const bests = async () =>
			(await ada.api.leaderboards.bestsToBeat.query()).map(
				({ username, gameKey, score }) => `${username} ${gameKey} ${score}`,
			);
		expect(await bests()).toEqual([]);
		await befriend(site, ada, bea);
		await befriend(site, ada, cal);
		expect(await bests()).toEqual(["cal countryGame 6", "bea movieGame 1"]);
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", cal.id).execute();
		expect(await bests()).toEqual(["bea movieGame 1"]);
		await giveScore(site, ada, 2, { key: "movieGame", at: 6 });
		expect(await bests()).toEqual([]);
	});

	it("reads bests to beat by index", async () => {
		const { db } = await openSite();
		const plan = await planOf(db, (tx) => findBetterBests(tx, "u", 5));
		expect(plan).not.toMatch(/Seq Scan|"SCAN (?!CONSTANT)/);
	});
});
