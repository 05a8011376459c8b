import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

onEachDatabase((openSite) => {
	it("counts plays of players and visitors by game and by the site's day", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		site.clock.set(Date.UTC(2026, 10, 21, 14, 59));
		const ada = await site.player("ada");
		await ada.get("/github");
		await Promise.all(["/github", "/githubGame", "/api/github"].map((path) => site.visitor().get(path)));
		await site.visitor().api.analytics.trackPlay.mutate({ game: "historyGame1800_1900" });
		site.clock.advance(60_000);
		await site.visitor().get("/history");
		await site.services.dailyCounts.save();
		const counts = await site.db.kysely.selectFrom("play_counts").selectAll().orderBy("day").execute();
		expect(counts).toHaveLength(3);
		expect(counts).toEqual(
			expect.arrayContaining([
				{ day: "2026-11-21", game_key: "githubGame", plays: 4 },
				{ day: "2026-11-21", game_key: "historyGame1800_1900", plays: 1 },
				{ day: "2026-11-22", game_key: "historyGame", plays: 1 },
			]),
		);
	});

	it("counts a player's run once, however often and wherever it is continued", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const start = (at: typeof ada) => at.api.play.start.mutate({ game: "country" });
		const started = await Promise.all([start(ada), start(ada)]);
		const restarted = site.another();
		started.push(await start(restarted.visitedBy(ada)));
		// What a page of the last release and a tool report of it.
		await ada.api.analytics.trackPlay.mutate({ game: "country" });
		await ada.get("/country");
		expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
		const untracked = await site.player("bob", { headers: { DNT: "1" } });
		await start(untracked);
		for (const { services } of [site, restarted]) await services.dailyCounts.save();
		const counts = await site.db.kysely.selectFrom("play_counts").selectAll().execute();
		expect(counts).toEqual([{ day: "2026-11-21", game_key: "countryGame", plays: 1 }]);
	});

	it("adds the counts of several processes, and keeps counts that could not be stored", async () => {
		const site = await openSite();
		const other = site.another();
		await site.visitor().get("/github");
		await other.visitor().get("/github");
		await other.services.dailyCounts.save();
		await failing(site, () => expect(site.services.dailyCounts.save()).rejects.toThrow());
		await site.visitor().get("/github");
		await site.services.dailyCounts.save();
		await site.services.dailyCounts.save();
		const counts = await site.db.kysely.selectFrom("play_counts").select("plays").execute();
		expect(counts).toEqual([{ plays: 3 }]);
	});
});

/** Makes writes of plays fail while the callback runs. */
async function failing(site: TestSite, beforeTransaction: () => Promise<void>): Promise<void> {
	await sql`alter table play_counts rename to hidden_counts`.execute(site.db.kysely);
	await beforeTransaction();
	await sql`alter table hidden_counts rename to play_counts`.execute(site.db.kysely);
}
