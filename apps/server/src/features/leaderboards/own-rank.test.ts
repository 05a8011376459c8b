import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow } from "@hilo/db/tables";
import { onDialect } from "@hilo/db/testing/databases";
import { planOf } from "@hilo/db/testing/plan-of";
import { compareClassic } from "@hilo/rules/leaderboards/ranking";
import { randomFrom } from "@hilo/rules/play/random";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";
import { type Player, TestSite } from "../../testing/test-site.ts";
import { deletePastPeriods } from "../progression/delete-scores.ts";
import { saveHighScore } from "../progression/save-high-score.ts";
import { readRank } from "./own-rank.ts";
import { countRows, findNextScore, findOwnAndHidden } from "./ranks.repo.ts";

const KEY = "countryGame";
const SEVEN = { gameKey: KEY, score: 7, label: null, verified: true, at: NOON } as const;
const ALL = { gameKey: KEY, timeRange: null } as const;
const WEEK = { gameKey: KEY, timeRange: { period: "week", starts: "2026-11-16" } } as const;

/** Puts demo players on a board: many equal scores, at close and at distant times. */
async function fill(site: TestSite, count: number): Promise<HighScoreRow[]> {
	const draw = randomFrom("ranks");
	const near = [1, 1000, 60_000, HOUR_MS, DAY_MS, 40 * DAY_MS, 900 * DAY_MS];
	const rows = Array.from({ length: count }, (_, n): HighScoreRow => {
		const score = [1, 2, 3, 63, 64, 8191, 8192, 1_000_000][draw() % 8] ?? 1;
		const at = NOON - (draw() % 3) * (near[draw() % near.length] ?? 1);
		const user_id = `demo-${n}`;
		const verified = (draw() % 2) as 0 | 1;
		return { user_id, game_key: KEY, score, selected_feature: null, verified, achieved_at: at };
	});
	const users = rows.map(({ user_id: id }, n) => ({
		id,
		username: id,
		username_key: id,
		email: `${id}@example.org`,
		email_key: `${id}@example.org`,
		password_hash: "none",
		created_at: 1,
		suspended_until: n % 9 === 1 ? NOON * 2 : null,
		deletion_due_at: n % 9 === 1 || n % 9 === 2 ? NOON * 2 : null,
	}));
	await site.db.kysely.insertInto("users").values(users).execute();
	await site.db.kysely.insertInto("high_scores").values(rows).execute();
	return rows.filter((_, n) => n % 9 !== 1 && n % 9 !== 2);
}

function inOrder(rows: readonly HighScoreRow[]): HighScoreRow[] {
	const ranked = (row: HighScoreRow) => ({
		...row,
		verified: row.verified === 1,
		achievedAt: row.achieved_at,
	});
	return rows.toSorted((a, b) => compareClassic(ranked(a), ranked(b)) || (a.user_id < b.user_id ? -1 : 1));
}

async function ranksOf(site: TestSite, rows: readonly HighScoreRow[], maxExactRank: number) {
	const ranks: { rank: number; of: number }[] = [];
	for (const { user_id } of rows) {
		const { own, hidden } = await findOwnAndHidden(site.db.kysely, ALL, user_id);
		if (own) ranks.push(await readRank(site.services, ALL, { own, hidden }, maxExactRank));
	}
	return ranks;
}

const claim = (player: Player, score: number) => player.post("/user/update-score", { game: KEY, score });

onAnyDatabase((openSite) => {
	it("takes weeks and months in the site's time zone", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Pacific/Auckland" } });
		const ada = await site.player("ada");
		site.clock.set(Date.UTC(2026, 10, 15, 12));
		await claim(ada, 4);
		site.clock.advance(DAY_MS);
		const board = await ada.api.leaderboards.classic.query({ key: KEY, period: "week" });
		expect(board, "Monday has begun there").toHaveLength(1);
	});
});

onEachDatabase((openSite) => {
	it("equals a count of all visible rows of a board, for everyone on it", async () => {
		const site = await openSite();
		const order = inOrder(await fill(site, 60));
		expect(await ranksOf(site, order, 1000)).toEqual(
			order.map((_, n) => ({ rank: n + 1, of: order.length })),
		);
	});

	it("is exact for the first places, and shared by equal scores beyond them", async () => {
		const site = await openSite();
		const order = inOrder(await fill(site, 60));
		for (const maxExactRank of [1, 20]) {
			const shared = ({ score }: HighScoreRow) =>
				Math.max(order.findIndex((row) => row.score === score) + 1, maxExactRank + 1);
			expect(await ranksOf(site, order, maxExactRank), `${maxExactRank}`).toEqual(
				order.map((row, n) => ({ rank: n < maxExactRank ? n + 1 : shared(row), of: order.length })),
			);
		}
	});

	it("takes places beyond the first ones from counts that are up to a minute old", async () => {
		const site = await openSite();
		const order = inOrder(await fill(site, 30));
		const [first, last] = [order[0], order.at(-1)];
		if (!first || !last) throw new Error("The board is empty.");
		const lastPlace = async () => (await ranksOf(site, [last], 5))[0];
		const before = await lastPlace();
		await site.db.kysely.deleteFrom("high_scores").where("user_id", "=", first.user_id).execute();
		site.clock.advance(59_999);
		expect(await lastPlace()).toEqual(before);
		site.clock.advance(1);
		expect(await lastPlace()).toEqual({ rank: Number(before?.rank) - 1, of: order.length - 1 });
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
		await claim(ada, 50);
		site.clock.set(Date.UTC(2026, 10, 15));
		await claim(ben, 20);
		await claim(ada, 30);
		// A Monday.
		site.clock.set(Date.UTC(2026, 10, 16));
		await claim(cyd, 9);
		await claim(ada, 7);
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
		await claim(ben, 3);
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
			selected_feature: null,
			verified: 1,
			achieved_at: NOON,
		} as const;
		for (const board of [ALL, WEEK]) {
			const plan = await planOf(db, async (tx) => {
				await findOwnAndHidden(tx, board, "ada");
				await countRows(tx, board, row, { limit: 1000, isSmall: true });
				await findNextScore(tx, board, 1000);
			});
			// PostgreSQL chooses an index by row counts, and these tables are empty.
			for (const index of db.dialect === "sqlite" ? ["users_leaving", "users_suspended"] : [])
				expect(plan).toContain(index);
			expect(plan, "no table is read as a whole").not.toMatch(
				/Seq Scan|"SCAN (?!CONSTANT|tied)(?![^"]*USING)/,
			);
			expect(plan, "no rows are sorted").not.toMatch(/TEMP B-TREE|Sort Key/);
		}
	});
});

onDialect("postgres", (openTestDatabase) => {
	it("is changed by simultaneous runs with the same score, none of which waits for another", async () => {
		const site = new TestSite(await openTestDatabase());
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const end = (tx: Tx, { id: userId }: Player) => saveHighScore(site.services, tx, { ...SEVEN, userId });
		const isEnded = Promise.withResolvers<void>();
		const slow = site.db.transaction(async (tx) => {
			await end(tx, ada);
			await isEnded.promise;
		});
		await site.db.transaction((tx) => end(tx, ben));
		isEnded.resolve();
		await slow;
		expect(await ben.api.leaderboards.ownRank.query({ key: KEY, period: "all" })).toMatchObject({ of: 2 });
	});
});
