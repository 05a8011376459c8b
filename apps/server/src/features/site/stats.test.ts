import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { stats } from "./stats.ts";

onEachDatabase((openSite) => {
	it("counts users, sessions, runs, guesses, high scores and today's plays", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.player("bob", { isAdmin: true });
		const run = await ada.api.play.start.mutate({ game: "github" });
		await ada.api.play.guess.mutate({ runId: run.runId, round: 1, guess: "higher" });
		await ada.api.play.start.mutate({ game: "country" });
		await site.visitor().get("/github");
		await site.visitor().get("/country");
		await ada.api.daily.start.mutate({});
		await site.services.analytics.dailyCounts.save();
		const before = await stats(site.operator);
		expect(before).toMatchObject({
			users: 2,
			administrators: 1,
			sessions: 2,
			finishedRuns: 0,
			openRuns: 2,
			guesses: 1,
			playsToday: 5,
		});
		expect(before.databaseBytes).toBeGreaterThan(10_000);

		site.clock.advance(24 * 3_600_000);
		await ada.api.play.guess.mutate({ runId: run.runId, round: 2, guess: "timeout" });
		expect(await stats(site.operator)).toMatchObject({
			finishedRuns: 1,
			openRuns: 1,
			highScores: 1,
			playsToday: 0,
		});
	});
});
