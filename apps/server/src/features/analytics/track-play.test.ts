import { TRACKED_NAMES } from "@hilo/rules/play/games";
import { expect, it } from "vitest";
import { onEachDatabase, onOneDatabase } from "../../testing/sites.ts";

onEachDatabase((openSite) => {
	it("counts plays by game and by the site's day, of whoever plays", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		site.clock.set(Date.UTC(2026, 10, 21, 14, 59));
		const ada = await site.player("ada");
		await ada.get("/github");
		await Promise.all(["/github", "/githubGame", "/api/github"].map((path) => site.visitor().get(path)));
		await site.visitor().api.analytics.trackPlay.mutate({ game: "historyGame1800_1900" });
		site.clock.advance(60_000);
		await site.visitor().get("/history");
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
});

const openSite = onOneDatabase();

it.each(TRACKED_NAMES)("is told of by GET /%s", async (name) => {
	const site = await openSite();
	expect(await site.visitor().get(`/${name}`)).toMatchObject({ status: 200, body: { success: true } });
	expect(await site.visitor().get(`/api/${name}`)).toMatchObject({ status: 200, body: { success: true } });
});
