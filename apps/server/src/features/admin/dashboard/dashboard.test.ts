import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { playCustomTo } from "../../../testing/custom-playing.ts";
import { playDeck } from "../../../testing/daily-playing.ts";
import { CLASSIC, playDuel } from "../../../testing/dueling.ts";
import { insertGames } from "../../../testing/games.ts";
import { beginLive, guessNow } from "../../../testing/live-dueling.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { COUNTRY } from "../../../testing/test-pools.ts";

onAnyDatabase((openSite) => {
	it("counts users, games, active users and today's new users", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		site.clock.set(Date.UTC(2026, 10, 20, 14, 59));
		const old = await site.player("old");
		site.clock.advance(60_000);
		const root = await site.player("root", { isAdmin: true });
		await old.post("/user/check-badges");
		await site.services.activity.save();
		const stats = async () => (await root.get("/admin/dashboard-stats")).body;
		expect(await stats()).toEqual({ totalUsers: 2, totalGames: 0, activeUsers: 1, newUsersToday: 1 });
		site.clock.advance(DAY_MS);
		expect(await stats()).toEqual({ totalUsers: 2, totalGames: 0, activeUsers: 0, newUsersToday: 0 });
	});

	it("counts each run of a custom game, daily deck or duel once among a day's plays", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const { id: live, ada, bob } = await beginLive(site);
		const { open: game } = await insertGames(site, ada, { open: { privacy: "public" } });
		const countedToday = async () => {
			await site.services.dailyCounts.save();
			const { plays, customPlays } = await root.api.admin.dashboard.query();
			return [plays.at(-1)?.count, customPlays.at(-1)?.count];
		};
		for (const player of [ada, bob]) await guessNow(player, live);
		expect(await countedToday()).toEqual([2, 0]);
		await playCustomTo(site, bob, game, { score: 2 });
		await site.visitor().api.customGames.countPlay.mutate({ id: game.id });
		expect(await countedToday()).toEqual([4, 2]);
		for (const browser of [bob, site.visitor()]) {
			await browser.api.daily.start.mutate({});
			await playDeck(site, browser, { rights: () => true });
		}
		expect(await countedToday()).toEqual([6, 2]);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
		for (const browser of [ada, site.visitor()]) {
			await browser.api.duels.begin.mutate({ id });
			await playDuel(site, browser, id, COUNTRY);
		}
		expect(await countedToday()).toEqual([8, 2]);
		await site.visitor().get("/github");
		expect(await countedToday()).toEqual([9, 2]);
	});
});

onEachDatabase((openSite) => {
	it("shows 14 days in the site's time zone, and what needs attention", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Europe/Berlin" } });
		// Summer time ends within the 14 days.
		site.clock.set(Date.UTC(2026, 9, 24, 21, 30));
		await site.player("ada");
		await site.visitor().get("/github");
		site.clock.advance(HOUR_MS);
		await site.player("ben");
		await site.services.dailyCounts.save();
		site.clock.set(Date.UTC(2026, 10, 6, 23, 30));
		const root = await site.player("root", { isAdmin: true });
		const ada = await site.player("cy");
		await ada.api.moderation.report.mutate({ kind: "person", userId: root.id, reason: "other" });
		const { registrations, plays, attention, ...tiles } = await root.api.admin.dashboard.query();
		expect(tiles).toMatchObject({ totalUsers: 4, newUsersToday: 2 });
		expect(registrations).toHaveLength(14);
		expect(registrations.filter(({ count }) => count > 0)).toEqual([
			{ day: "2026-10-25", count: 1 },
			{ day: "2026-11-07", count: 2 },
		]);
		expect(plays.map(({ count }) => count)).toEqual(Array(14).fill(0));
		expect(attention).toEqual({ openReports: 1, openTickets: 0, unansweredTickets: 0 });
	});
});
