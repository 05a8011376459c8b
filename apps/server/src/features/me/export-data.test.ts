import { expect, it } from "vitest";
import { PIXEL } from "../../testing/pictures.ts";
import { playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";

onEachDatabase((openSite) => {
	it("holds everything that one has, and nothing of anybody else", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		await playTo(site, bob, COUNTRY, 1);
		await playTo(site, ada, COUNTRY, 3);
		await ada.post("/user/update-score", { game: "movieGame", score: 12, selectedFeature: "Era: 1980s" });
		await ada.upload("/user/avatar", "avatar", PIXEL);
		await ada.api.progression.setShowcase.mutate({ badgeIds: ["first_game"] });
		const data = await ada.api.me.export.query();
		expect(data.account).toEqual({
			id: ada.id,
			username: "ada",
			email: "ada@example.org",
			isAdmin: false,
			createdAt: "2026-11-21T12:00:00.000Z",
			showcase: ["first_game"],
		});
		expect(data.avatar).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
		expect(data.sessions).toHaveLength(1);
		expect(data.progress.highScores).toEqual([
			expect.objectContaining({ key: "countryGame", score: 3, verified: true }),
			expect.objectContaining({ key: "movieGame", score: 12, selectedFeature: "Era: 1980s" }),
		]);
		expect(data.progress.figures).toMatchObject({ gamesPlayed: 2, perfectStreak: 3, xp: 50 });
		expect(data.progress.badges.map(({ id }) => id).sort()).toEqual(["first_game", "score_10"]);
		expect(data.progress.dailyChallenges?.done.classicGamePlayed).toBe(true);
		expect(data.runs).toHaveLength(1);
		expect(data.runs[0]).toMatchObject({ game: "country", score: 3, status: "over" });
		expect(data.runs[0]?.moves.map(({ round, correct }) => [round, correct])).toEqual([
			[1, true],
			[2, true],
			[3, true],
			[4, false],
		]);
		const said = JSON.stringify(data);
		const rows = await site.db.kysely.selectFrom("users").selectAll().execute();
		for (const row of rows) expect(said).not.toContain(row.password_hash);
		for (const row of await site.db.kysely.selectFrom("sessions").selectAll().execute())
			expect(said).not.toContain(row.id);
		for (const { seed } of await site.db.kysely.selectFrom("runs").select("seed").execute())
			expect(said).not.toContain(seed);
		expect(said).not.toMatch(/bob/);
	});

	it("is given ten times an hour, to players", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (let n = 0; n < 10; n++) await ada.api.me.export.query();
		expect(await refusal(ada.api.me.export.query())).toMatchObject({ status: 429 });
		expect(await refusal(site.visitor().api.me.export.query())).toMatchObject({ status: 401 });
	});
});
