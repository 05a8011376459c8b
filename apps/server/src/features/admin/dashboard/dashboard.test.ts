import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

onEachDatabase((openSite) => {
	it("has the documented figures: who is there, who was, and who is new today", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		site.clock.set(Date.UTC(2026, 10, 20, 14, 59));
		const old = await site.player("old");
		site.clock.advance(60_000);
		const root = await site.player("root", { isAdmin: true });
		await old.post("/user/check-badges");
		await site.services.activity.save();
		const stats = async () => (await root.get("/admin/dashboard-stats")).body;
		expect(await stats()).toEqual({ totalUsers: 2, totalGames: 0, activeUsers: 1, newUsersToday: 1 });
		site.clock.advance(DAY);
		expect(await stats()).toEqual({ totalUsers: 2, totalGames: 0, activeUsers: 0, newUsersToday: 0 });
	});

	it("shows two weeks by the site's days, and what waits", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Europe/Berlin" } });
		// The clocks went back in between.
		site.clock.set(Date.UTC(2026, 9, 24, 21, 30));
		await site.player("ada");
		await site.visitor().get("/github");
		site.clock.advance(HOUR);
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
		expect(attention).toEqual({
			openReports: 1,
			openTickets: 0,
			unansweredTickets: 0,
			failingMails: 0,
			diskFreeBytes: expect.any(Number),
			diskBytes: expect.any(Number),
			databaseBytes: expect.any(Number),
			lastBackupAt: null,
		});
		expect(attention.diskBytes).toBeGreaterThan(attention.diskFreeBytes);
		expect(attention.databaseBytes).toBeGreaterThan(10_000);
	});
});
