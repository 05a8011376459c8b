import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { seedGames } from "./seed-games.ts";
import { seedPlayers } from "./seed-players.ts";
import { seedRuns } from "./seed-runs.ts";

const DEMO = { users: 30, seed: "a" } as const;

onEachDatabase((openSite) => {
	it("adds demo games that are found and played like any other, and none twice", async () => {
		const site = await openSite();
		await seedPlayers(site.operator, DEMO);
		const progress: number[] = [];
		const onProgress = (done: number) => progress.push(done);
		expect(await seedGames(site.operator, { ...DEMO, count: 25, onProgress })).toBe(25);
		expect(progress).toEqual([25]);
		expect(await seedGames(site.operator, { ...DEMO, count: 25 })).toBe(0);
		expect(await seedGames(site.operator, { ...DEMO, count: 27 })).toBe(2);
		const { api } = site.visitor();
		const { games, pagination } = await api.customGames.discover.query({});
		expect(games).toHaveLength(10);
		const open = await site.db.kysely
			.selectFrom("custom_games")
			.select("id")
			.where("privacy", "=", "public")
			.execute();
		expect(pagination.total).toBe(open.length);
		const [first] = games;
		const { games: named } = await api.customGames.discover.query({ search: first?.name ?? "" });
		expect(named.map(({ id }) => id)).toContain(first?.id);
		const { cards } = await api.customGames.opening.query({ id: first?.id ?? "" });
		expect(cards.length).toBeGreaterThanOrEqual(10);
	});

	it("adds finished runs of demo players", async () => {
		const site = await openSite();
		await seedPlayers(site.operator, DEMO);
		expect(await seedRuns(site.operator, { ...DEMO, count: 40 })).toBe(40);
		expect(await seedRuns(site.operator, { ...DEMO, count: 40 })).toBe(0);
		const runs = await site.db.kysely.selectFrom("runs").select(["status", "score", "round"]).execute();
		expect(runs).toHaveLength(40);
		for (const { status, score, round } of runs) {
			expect(status).toBe("over");
			expect(round).toBe(score + 1);
		}
	});

	it("leaves out games and runs of missing players", async () => {
		const site = await openSite();
		expect(await seedGames(site.operator, { ...DEMO, count: 3 })).toBe(0);
		expect(await seedRuns(site.operator, { ...DEMO, count: 3 })).toBe(0);
	});
});
