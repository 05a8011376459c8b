import { expect, it } from "vitest";
import { playRight } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { GAME_RUNS } from "./game-runs.ts";
import { sweepRuns } from "./sweep-runs.ts";

const LEFT_MS = 20_000 + 2_000 + 10_000;

onAnyDatabase((openSite) => {
	it("ends an abandoned run at its score", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run } = await playRight(site, ada, COUNTRY, 3);
		site.clock.advance(LEFT_MS);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(0);
		site.clock.advance(1);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(1);
		const { user } = await ada.api.me.get.query();
		expect(user?.games.countryGame).toEqual({ highScore: 3, verified: true });
		expect(user?.gameStats.gamesPlayed).toBe(1);
		expect(await ada.api.play.current.query({ game: "country" })).toBeNull();
		const late = await ada.api.play.guess.mutate({ runId: run.runId, round: 4, guess: "higher" });
		expect(late).toMatchObject({ guess: "timeout", outcome: "timeout", score: 3, newBest: true });
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(0);
	});

	it("waits for each game's own timer", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.api.play.start.mutate({ game: "history" });
		await ada.api.play.start.mutate({ game: "github" });
		site.clock.advance(LEFT_MS + 1);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(1);
		expect(await ada.api.play.current.query({ game: "history" })).not.toBeNull();
		site.clock.advance(15_000);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(1);
	});
});

onEachDatabase((openSite) => {
	it("ends each run once, though two processes sweep", async () => {
		const site = await openSite();
		for (const name of ["ada", "bob", "cleo"])
			await (await site.player(name)).api.play.start.mutate({ game: "country" });
		site.clock.advance(LEFT_MS + 1);
		const other = site.another();
		const ended = await Promise.all([
			sweepRuns(site.operator, [GAME_RUNS]),
			sweepRuns(other.operator, [GAME_RUNS]),
		]);
		expect(ended.reduce((sum, count) => sum + count)).toBe(3);
		const played = await site.db.kysely.selectFrom("users").select("games_played").execute();
		expect(played.map(({ games_played }) => games_played)).toEqual([1, 1, 1]);
	});
});
