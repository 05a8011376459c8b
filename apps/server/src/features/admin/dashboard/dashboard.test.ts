import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";

onAnyDatabase((openSite) => {
	it("counts users, games, active users and today's new users", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		site.clock.set(Date.UTC(2026, 10, 20, 14, 59));
		const old = await site.player("old");
		site.clock.advance(60_000);
		const root = await site.player("root", { isAdmin: true });
		await old.post("/user/check-badges");
		await site.services.analytics.activity.save();
		const stats = async () => (await root.get("/admin/dashboard-stats")).body;
		expect(await stats()).toEqual({ totalUsers: 2, totalGames: 0, activeUsers: 1, newUsersToday: 1 });
		site.clock.advance(DAY_MS);
		expect(await stats()).toEqual({ totalUsers: 2, totalGames: 0, activeUsers: 0, newUsersToday: 0 });
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
		await site.services.analytics.dailyCounts.save();
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
