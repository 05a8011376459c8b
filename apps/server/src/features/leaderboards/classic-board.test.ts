import { planOf } from "@hilo/db/testing/plan-of";
import type { GameKey } from "@hilo/rules/play/games";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { findTopScores } from "./leaderboards.repo.ts";

const openOne = onOneDatabase();

interface Stored {
	readonly by: string;
	readonly score: number;
	readonly verified?: boolean;
	readonly at?: number;
	readonly label?: string;
	readonly key?: GameKey;
}

async function store(site: TestSite, scores: readonly Stored[]): Promise<void> {
	for (const { by, score, verified = true, at = 0, label = null, key = "githubGame" } of scores) {
		const { id } = await site.player(by);
		const row = {
			user_id: id,
			game_key: key,
			score,
			label,
			verified: verified ? (1 as const) : (0 as const),
			achieved_at: at,
		};
		await site.db.kysely.insertInto("high_scores").values(row).execute();
	}
}

onEachDatabase((openSite) => {
	it("orders by score, then verified first, then the earlier", async () => {
		const site = await openSite();
		await store(site, [
			{ by: "unverified-early", score: 7, verified: false, at: 1 },
			{ by: "best", score: 30, verified: false, at: 90 },
			{ by: "judged-late", score: 7, at: 50 },
			{ by: "low", score: 2, at: 1 },
			{ by: "judged-early", score: 7, at: 40 },
			{ by: "unverified-late", score: 7, verified: false, at: 2 },
		]);
		const rows = await site.visitor().api.leaderboards.classic.query({ key: "githubGame" });
		expect(rows.map(({ rank, username, score, verified }) => [rank, username, score, verified])).toEqual([
			[1, "best", 30, false],
			[2, "judged-early", 7, true],
			[3, "judged-late", 7, true],
			[4, "unverified-early", 7, false],
			[5, "unverified-late", 7, false],
			[6, "low", 2, true],
		]);
	});

	it("reads the top from the start of an index, at any number of players", async () => {
		const { db } = await openSite();
		const plan = await planOf(db, (tx) => findTopScores(tx, { gameKey: "githubGame", timeRange: null }, 10));
		expect(plan).toContain("high_scores_board");
		expect(plan, "nothing is sorted").not.toMatch(/sort|temp b-tree/i);
	});
});

onAnyDatabase((openSite) => {
	it("keeps the games apart, and the history game's periods", async () => {
		const site = await openSite();
		await store(site, [
			{ by: "stars", score: 3 },
			{ by: "random", score: 4, key: "historyGame", label: "Random 1800-Present" },
			{ by: "victorian", score: 5, key: "historyGame1800_1900" },
		]);
		const names = async (path: string) => {
			const { body } = await site.visitor().get(`/leaderboard/${path}`);
			return Array.isArray(body) ? body.map((row: { username: string }) => row.username) : body;
		};
		expect(await names("githubGame")).toEqual(["stars"]);
		expect(await names("history-game")).toEqual(["random"]);
		expect(await names("historyGame")).toEqual(["random"]);
		for (const path of ["history-game/1800_1900", "historyGame1800_1900"])
			expect(await names(path)).toEqual(["victorian"]);
		expect(await names("redditGame")).toEqual([]);
	});
});

it("finds no unknown board", async () => {
	const visitor = (await openOne()).visitor();
	for (const path of ["github", "history-game/1700_1800", "history-game/githubGame", "__proto__", "%00"])
		expect(await visitor.get(`/leaderboard/${path}`), path).toMatchObject({
			status: 404,
			body: { message: "No leaderboard data available for this game." },
		});
});
