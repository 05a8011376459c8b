import type { HighScoreRow } from "@hilo/db/tables";
import { planOf } from "@hilo/db/testing/plan-of";
import { randomFrom } from "@hilo/rules/play/random";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { deletePastPeriods } from "../progression/delete-scores.ts";
import { findRankOf, findScore, findTopScores } from "./leaderboards.repo.ts";

const KEY = "countryGame";
const ALL = { gameKey: KEY, timeRange: null } as const;
const WEEK = { gameKey: KEY, timeRange: { period: "week", starts: "2026-11-16" } } as const;

/** Puts demo players on a board: many equal scores, at close and at distant times. */
async function fill(site: TestSite, count: number, { hasHidden = true } = {}) {
	const isSuspended = (n: number) => hasHidden && [1, 2].includes(n % 9);
	const isLeaving = (n: number) => hasHidden && [2, 3].includes(n % 9);
	const draw = randomFrom("ranks");
	const near = [1, 1000, 60_000, HOUR_MS, DAY_MS, 40 * DAY_MS, 900 * DAY_MS];
	const rows = Array.from({ length: count }, (_, n): HighScoreRow => {
		const score = [1, 2, 3, 63, 64, 8191, 8192, 1_000_000][draw() % 8] ?? 1;
		const at = NOON - (draw() % 3) * (near[draw() % near.length] ?? 1);
		const user_id = `demo-${n}`;
		const verified = (draw() % 2) as 0 | 1;
		return { user_id, game_key: KEY, score, label: null, verified, achieved_at: at };
	});
	const users = rows.map(({ user_id: id }, n) => ({
		id,
		username: id,
		username_key: id,
		email: `${id}@example.org`,
		email_key: `${id}@example.org`,
		password_hash: "none",
		created_at: 1,
		suspended_until: isSuspended(n) ? NOON * 2 : null,
		deletion_due_at: isLeaving(n) ? NOON * 2 : null,
	}));
	await site.db.kysely.insertInto("users").values(users).execute();
	await site.db.kysely.insertInto("high_scores").values(rows).execute();
}

async function ranksInOrder({ db: { kysely } }: TestSite, max?: number) {
	const ranks: unknown[] = [];
	for (const { user_id } of await findTopScores(kysely, ALL, 100)) {
		const row = await findScore(kysely, ALL, user_id);
		if (row) ranks.push(await findRankOf(kysely, ALL, row, max));
	}
	return ranks;
}

const sendScore = (player: Player, score: number) => player.post("/user/update-score", { game: KEY, score });

onAnyDatabase((openSite) => {
	it("takes weeks and months in the site's time zone", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Pacific/Auckland" } });
		const ada = await site.player("ada");
		site.clock.set(Date.UTC(2026, 10, 15, 12));
		await sendScore(ada, 4);
		site.clock.advance(DAY_MS);
		const board = await ada.api.leaderboards.classic.query({ key: KEY, period: "week" });
		expect(board, "Monday has begun there").toHaveLength(1);
	});
});

onEachDatabase((openSite) => {
	it("equals the place in the board's order, for every visible player", async () => {
		const site = await openSite();
		await fill(site, 63);
		expect(await ranksInOrder(site)).toEqual(Array.from({ length: 42 }, (_, n) => ({ rank: n + 1, of: 42 })));
	});

	it("is counted up to a limit, as are the players", async () => {
		const site = await openSite();
		await fill(site, 30, { hasHidden: false });
		const limited = Array.from({ length: 30 }, (_, n) => ({ rank: n < 20 ? n + 1 : null, of: null }));
		expect(await ranksInOrder(site, 20)).toEqual(limited);
		expect((await ranksInOrder(site, 30)).at(-1)).toEqual({ rank: 30, of: 30 });
	});

	it("gives the player's rank of all times, this month and this week", async () => {
		const site = await openSite();
		const [ada, ben, cyd] = [await site.player("ada"), await site.player("ben"), await site.player("cyd")];
		const ranks = (player: Player) =>
			Promise.all(
				(["all", "month", "week"] as const).map(async (period) => {
					const own = await player.api.leaderboards.ownRank.query({ key: KEY, period });
					return own && [own.rank, own.of, own.score];
				}),
			);
		const names = async (period: "all" | "month" | "week") => {
			const rows = await site.visitor().api.leaderboards.classic.query({ key: KEY, period });
			return rows.map(({ rank, username, score }) => `${rank} ${username} ${score}`);
		};
		site.clock.set(Date.UTC(2026, 9, 31));
		await sendScore(ada, 50);
		site.clock.set(Date.UTC(2026, 10, 15));
		await sendScore(ben, 20);
		await sendScore(ada, 30);
		// A Monday.
		site.clock.set(Date.UTC(2026, 10, 16));
		await sendScore(cyd, 9);
		await sendScore(ada, 7);
		expect(await ranks(ada)).toEqual([
			[1, 3, 50],
			[1, 3, 30],
			[2, 2, 7],
		]);
		expect(await ranks(ben)).toEqual([[2, 3, 20], [2, 3, 20], null]);
		expect(await names("all")).toEqual(["1 ada 50", "2 ben 20", "3 cyd 9"]);
		expect(await names("month")).toEqual(["1 ada 30", "2 ben 20", "3 cyd 9"]);
		expect(await names("week")).toEqual(["1 cyd 9", "2 ada 7"]);
		site.clock.set(Date.UTC(2026, 11, 1));
		expect(await names("month")).toEqual([]);
		// The week in which November ended is not over.
		await sendScore(ben, 3);
		expect(await deletePastPeriods(site.operator)).toBe(9);
		expect(await names("week")).toEqual(["1 ben 3"]);
		expect(await names("all")).toHaveLength(3);
	});

	it("is read from indexes, at any number of players", async () => {
		const { db } = await openSite();
		const row = {
			user_id: "ada",
			game_key: KEY,
			score: 3,
			label: null,
			verified: 1,
			achieved_at: NOON,
		} as const;
		for (const [table, board] of [
			["high_scores", ALL],
			["period_scores", WEEK],
		] as const) {
			const plan = await planOf(db, async (tx) => {
				await findScore(tx, board, "ada");
				await findRankOf(tx, board, row);
			});
			// PostgreSQL chooses an index by row counts, and these tables are empty.
			for (const index of db.dialect === "sqlite"
				? [`${table}_board`, "users_leaving", "users_suspended"]
				: [])
				expect(plan).toContain(index);
			expect(plan, "no table is read as a whole").not.toMatch(
				/Seq Scan|"SCAN (?!CONSTANT|counted|hidden)(?![^"]*USING)/,
			);
			expect(plan, "no rows are sorted").not.toMatch(/TEMP B-TREE|Sort Key/);
		}
	});
});
