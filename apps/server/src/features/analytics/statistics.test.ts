import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { findCounts, findPlays, findStarts, findTotals } from "./statistics.repo.ts";

const row = (day: string, measure: string, name: string, count: number) => ({ day, measure, name, count });

onEachDatabase((openSite) => {
	it("groups statistics by day, week, month, name and game", async () => {
		const site = await openSite();
		const admin = await site.player("admin", { isAdmin: true });
		await site.db.kysely
			.insertInto("daily_counts")
			.values([
				row("2026-11-20", "views", "/", 5),
				row("2026-11-20", "views", "/leaderboard", 7),
				row("2026-11-21", "views", "/", 4),
				row("2026-11-20", "registrations", "", 2),
				row("2026-11-20", "returned", "1", 3),
				row("2026-11-20", "active", "", 6),
				row("2026-11-16", "active-week", "", 9),
				row("2026-11-01", "active-month", "", 30),
				row("2026-11-21", "browsers", "Firefox", 4),
				row("2026-11-21", "finished", "countryGame", 3),
				row("2026-11-21", "scores", "countryGame", 10),
				row("2026-11-21", "plays", "countryGame", 8),
				row("2026-11-14", "views", "/", 100),
			])
			.execute();
		const statistics = await admin.api.analytics.statistics.query({ days: 7 });
		expect(statistics).toMatchObject({ from: "2026-11-15", to: "2026-11-21", today: "2026-11-21" });
		expect(statistics.days).toHaveLength(7);
		expect(statistics.days[5]).toEqual({
			day: "2026-11-20",
			views: 12,
			visits: 0,
			registrations: 2,
			activeUsers: 6,
			gamesMade: 0,
			gamesPlayed: 0,
			decksPlayed: 0,
			duelsPlayed: 0,
		});
		expect(statistics.weeks).toEqual([{ start: "2026-11-16", activeUsers: 9 }]);
		expect(statistics.months).toEqual([{ start: "2026-11-01", activeUsers: 30 }]);
		expect(statistics.pages).toEqual([
			{ name: "/", views: 9 },
			{ name: "/leaderboard", views: 7 },
		]);
		expect(statistics.browsers).toEqual([{ name: "Firefox", views: 4 }]);
		expect(statistics.plays).toEqual([
			{ game: "countryGame", day: "2026-11-21", plays: 8, finished: 3, meanScore: 3.33 },
		]);
		expect(statistics.retention[5]).toEqual({
			day: "2026-11-20",
			registered: 2,
			day1: 2,
			day7: null,
			day30: null,
		});
	});

	it("reads statistics by index", async () => {
		const { db } = await openSite();
		const range = { from: "2026-11-01", to: "2026-11-21" };
		for (const find of [findCounts, findStarts, findTotals, findPlays])
			expect(await planOf(db, (tx) => find(tx, range))).not.toMatch(/SCAN daily_counts(?! USING)|Seq Scan/);
	});
});
