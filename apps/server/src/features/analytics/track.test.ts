import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { testItems } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { LIMITS } from "./track.ts";

const PAGE = {
	deviceType: "mobile",
	browserInfo: "Firefox 144",
	screenSize: "390x844",
	path: "/user/0199f2a1?from=mail",
};
const open = (browser: Browser, headers?: Record<string, string>, path = PAGE.path) =>
	browser.post("/analytics/track", { ...PAGE, path }, headers);

async function countsOf(site: TestSite) {
	await site.services.analytics.dailyCounts.save();
	const rows = await site.db.kysely.selectFrom("daily_counts").select(["measure", "name", "count"]).execute();
	return Object.fromEntries(rows.map(({ measure, name, count }) => [`${measure} ${name}`.trim(), count]));
}

/** Makes writes of plays fail while the callback runs. */
async function failing(site: TestSite, beforeTransaction: () => Promise<void>): Promise<void> {
	await sql`alter table daily_counts rename to hidden_counts`.execute(site.db.kysely);
	await beforeTransaction();
	await sql`alter table hidden_counts rename to daily_counts`.execute(site.db.kysely);
}

onAnyDatabase((openSite) => {
	it("counts page views by route, and stores no user id or address", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await open(ada)).toMatchObject({ status: 200, body: { success: true } });
		await open(site.visitor());
		await ada.post("/analytics/track", { ...PAGE, path: "/wp-login.php", isFirst: true });
		expect(await countsOf(site)).toEqual({
			"views /user/:userId": 2,
			"views other": 1,
			"devices mobile": 3,
			"browsers Firefox": 3,
			"screens under 480 px": 3,
			visits: 1,
		});
		const rows = await site.db.kysely.selectFrom("daily_counts").selectAll().execute();
		expect(JSON.stringify(rows)).not.toMatch(/ada|0199f2a1|192\.0\.2/);
		expect(JSON.stringify(rows)).not.toContain(ada.id);
	});

	it("counts registrations, created and played games, and finished runs with their scores", async () => {
		const site = await openSite();
		const account = { email: "bob@example.org", password: "correct horse", username: "bob" };
		expect((await site.visitor().post("/auth/register", account)).status).toBe(201);
		const ada = await site.player("ada");
		const content = { name: "Towers", description: "How tall they are", items: testItems(10) };
		const game = await ada.api.customGames.create.mutate({ ...content, privacyLevel: "public" });
		await site.visitor().api.customGames.countPlay.mutate({ id: game.id });
		await playTo(site, ada, COUNTRY, 3);
		await playTo(site, ada, COUNTRY, 1);
		expect(await countsOf(site)).toEqual({
			registrations: 1,
			"games-made": 1,
			"games-played": 1,
			"plays countryGame": 2,
			"finished countryGame": 2,
			"scores countryGame": 4,
		});
	});

	it("counts nothing in any process while analytics is off, and again when it is on", async () => {
		const site = await openSite();
		const other = site.another();
		const admin = await site.player("admin", { isAdmin: true });
		await other.visitor().get("/analytics/settings");
		await admin.api.site.setAnalytics.mutate({ isOn: false });
		site.clock.advance(1000);
		for (const currentSite of [site, other]) {
			expect((await currentSite.visitor().get("/analytics/settings")).body).toEqual({
				analyticsEnabled: false,
			});
			expect((await open(currentSite.visitor())).status).toBe(200);
			await currentSite.visitor().get("/github");
			await currentSite.services.analytics.dailyCounts.save();
		}
		await site.services.analytics.activity.save();
		expect(await countsOf(site)).toEqual({});
		await admin.api.site.setAnalytics.mutate({ isOn: true });
		await open(site.visitor());
		expect(await countsOf(site)).toMatchObject({ "views /user/:userId": 1 });
	});

	it("counts plays of players and visitors by game and by the site's day", async () => {
		const site = await openSite({ settings: { siteTimeZone: "Asia/Tokyo" } });
		site.clock.set(Date.UTC(2026, 10, 21, 14, 59));
		const ada = await site.player("ada");
		await ada.get("/github");
		await Promise.all(["/github", "/githubGame", "/api/github"].map((path) => site.visitor().get(path)));
		await site.visitor().api.analytics.trackPlay.mutate({ game: "historyGame1800_1900" });
		site.clock.advance(60_000);
		await site.visitor().get("/history");
		await site.services.analytics.dailyCounts.save();
		const counts = await site.db.kysely.selectFrom("daily_counts").selectAll().orderBy("day").execute();
		expect(counts).toHaveLength(3);
		expect(counts).toEqual(
			expect.arrayContaining([
				{ day: "2026-11-21", measure: "plays", name: "githubGame", count: 4 },
				{ day: "2026-11-21", measure: "plays", name: "historyGame1800_1900", count: 1 },
				{ day: "2026-11-22", measure: "plays", name: "historyGame", count: 1 },
			]),
		);
	});
});

onEachDatabase((openSite) => {
	it("counts a player's run once, however often and wherever it is continued", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const start = (at: typeof ada) => at.api.play.start.mutate({ game: "country" });
		const started = await Promise.all([start(ada), start(ada)]);
		const restarted = site.another();
		started.push(await start(restarted.visitedBy(ada)));
		// A tool that plays over REST reports the opened game too.
		await ada.get("/country");
		expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
		const untracked = await site.player("bob", { headers: { DNT: "1" } });
		await start(untracked);
		for (const { services } of [site, restarted]) await services.analytics.dailyCounts.save();
		const counts = await site.db.kysely.selectFrom("daily_counts").selectAll().execute();
		expect(counts).toEqual([{ day: "2026-11-21", measure: "plays", name: "countryGame", count: 1 }]);
	});

	it("adds the counts of several processes, and keeps counts that could not be stored", async () => {
		const site = await openSite();
		const other = site.another();
		await site.visitor().get("/github");
		await other.visitor().get("/github");
		await other.services.analytics.dailyCounts.save();
		await failing(site, () => expect(site.services.analytics.dailyCounts.save()).rejects.toThrow());
		await site.visitor().get("/github");
		await site.services.analytics.dailyCounts.save();
		await site.services.analytics.dailyCounts.save();
		const counts = await site.db.kysely.selectFrom("daily_counts").select("count").execute();
		expect(counts).toEqual([{ count: 3 }]);
	});
});

const openSite = onOneDatabase();

it("counts nothing for browsers that ask for it", async () => {
	const site = await openSite();
	for (const [name, asks] of [
		["ada", { DNT: "1" }],
		["bob", { "Sec-GPC": "1" }],
	] as const) {
		const player = await site.player(name, { headers: asks });
		expect((await open(player)).status).toBe(200);
		await player.get("/github");
		await playTo(site, player, COUNTRY, 1);
	}
	await site.services.analytics.activity.save();
	expect(await countsOf(site)).toEqual({});
});

it("refuses invalid paths, long bodies and floods from one address", async () => {
	const site = await openSite();
	const visitor = site.visitor();
	const invalid = { status: 400, body: { code: "analytics/page-invalid" } };
	expect(await open(visitor, {}, "https://elsewhere.example")).toMatchObject(invalid);
	expect((await open(visitor, {}, `/${"a".repeat(5000)}`)).status).toBe(413);
	await site.services.limits.take(LIMITS.views, "192.0.2.1", undefined, 300);
	expect(await open(visitor)).toMatchObject({ status: 429, body: { code: "request/too-many" } });
	expect((await open(site.visitor({ address: "192.0.2.2" }))).status).toBe(200);
});
