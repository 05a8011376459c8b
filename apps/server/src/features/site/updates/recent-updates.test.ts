import { expect, it } from "vitest";
import { onAnyDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { seedContent } from "../seed-content.ts";

async function titles(site: TestSite, query = ""): Promise<string[]> {
	const { body } = await site.visitor().get(`/user/recent-updates${query}`);
	const { updates } = body as { updates: { title: string }[] };
	return updates.map(({ title }) => title);
}

onAnyDatabase((openSite) => {
	it("shows the newest first, with their dates", async () => {
		const site = await openSite();
		await seedContent(site.operator);
		const { updates } = await site.visitor().api.site.recentUpdates.query({});
		expect(updates).toHaveLength(3);
		expect(updates[0]).toEqual({
			title: "Numbers with a date",
			content: expect.stringContaining("Every number"),
			date: "2026-11-16T09:00:00.000Z",
		});
		const dates = updates.map(({ date }) => date);
		expect(dates).toEqual(dates.toSorted().reverse());
	});

	it("returns five, or as many as requested from 1 to 50", async () => {
		const site = await openSite();
		const updates = Array.from({ length: 55 }, (_, n) => ({
			id: `update-${n}`,
			title: `Update ${n}`,
			content: "Two\nlines.",
			published_at: n,
		}));
		await site.db.kysely.insertInto("recent_updates").values(updates).execute();
		expect(await titles(site)).toEqual(["Update 54", "Update 53", "Update 52", "Update 51", "Update 50"]);
		for (const [limit, count] of [
			["1", 1],
			["7", 7],
			["50", 50],
			["51", 50],
			["1e9", 50],
			["0", 1],
			["-3", 1],
			["2.9", 2],
			["", 5],
			["many", 5],
		] as const)
			expect(await titles(site, `?limit=${limit}`), limit).toHaveLength(count);
	});

	it("seeds updates once, however often the server starts", async () => {
		const site = await openSite();
		await Promise.all([seedContent(site.operator), seedContent(site.another().operator)]);
		await seedContent(site.operator);
		expect(await titles(site, "?limit=50")).toHaveLength(3);
		await site.db.kysely.deleteFrom("recent_updates").where("id", "=", "welcome").execute();
		await seedContent(site.operator);
		expect(await titles(site, "?limit=50")).toHaveLength(2);
	});
});
