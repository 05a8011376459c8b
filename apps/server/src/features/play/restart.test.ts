import { judge, openRun } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { planOf } from "@hilo/rules/play/pairs";
import { expect, it } from "vitest";
import { playRight, playTo, rightGuess } from "../../testing/playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY, cardsOf, GITHUB, MUSIC, testFilters } from "../../testing/test-pools.ts";

onAnyDatabase((openSite) => {
	it("continues a run after a restart", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run, open } = await playRight(site, ada, COUNTRY, 2);
		const restarted = site.another();
		const again = restarted.visitedBy(ada);
		const current = await again.api.play.current.query({ game: "country" });
		expect(current).toMatchObject({
			...open,
			runId: run.runId,
			score: 2,
			startsInMs: 0,
			remainingMs: 20_000,
		});
		const { last } = await playRight(restarted, again, COUNTRY, 2);
		expect(last).toMatchObject({ runId: run.runId, score: 4 });
	});

	it("repeats a verdict after a restart that lost the response", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const run = await ada.api.play.start.mutate({ game: "country" });
		const move = { runId: run.runId, round: 1, guess: rightGuess(COUNTRY, run) };
		const judged = await ada.api.play.guess.mutate(move);
		expect(await site.another().visitedBy(ada).api.play.guess.mutate(move)).toEqual(judged);
	});

	it("judges a run by the numbers it was dealt with, whatever the data say now", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const before = await ada.api.play.start.mutate({ game: "github" });
		const changed = { ...GITHUB, asOf: "2026-09", cards: cardsOf(5_550_001, 3_330_001, 1_110_001) };
		const updated = site.another({ filterOf: testFilters({ github: changed }) });
		const again = updated.visitedBy(ada);
		const { run, last } = await playRight(updated, again, GITHUB, 4);
		expect(run).toMatchObject({ runId: before.runId, asOf: "2026-08" });
		expect(last?.score).toBe(4);
		await playTo(updated, again, GITHUB, 0);
		const next = await again.api.play.start.mutate({ game: "github" });
		expect(next).toMatchObject({ asOf: "2026-09", first: { value: 5_550_001 } });
		expect(await again.api.play.guess.mutate({ runId: next.runId, round: 1, guess: "lower" })).toMatchObject({
			correct: true,
		});
	});

	it("stores all that is needed to judge a run again", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 6);
		await playTo(site, ada, GITHUB, 2);
		await playRight(site, ada, MUSIC, 3);
		const runs = await site.db.kysely.selectFrom("runs").selectAll().execute();
		const pools = { country: COUNTRY, github: GITHUB, music: MUSIC };
		for (const run of runs) {
			if (run.game !== "country" && run.game !== "github" && run.game !== "music") continue;
			const { cards } = pools[run.game];
			const moves = await site.db.kysely
				.selectFrom("moves")
				.select(["round", "guess", "at"])
				.where("run_id", "=", run.id)
				.orderBy("round")
				.execute();
			const { poolSize, fits } = { poolSize: cards.length, fits: () => true };
			const spec = { ...CLASSIC_GAMES[run.game], seed: run.seed, poolSize, fits };
			const plan = planOf(spec);
			const valueAt = (index = -1) => cards[index]?.value ?? Number.NaN;
			const replayed = moves.reduce((state, move) => {
				const pair = plan.pairOf(move.round);
				const values = { known: valueAt(pair?.first), hidden: valueAt(pair?.second) };
				return judge(plan, state, move, values).state;
			}, openRun(run.started_at));
			expect(replayed).toMatchObject({
				status: run.status,
				outcome: run.outcome,
				score: run.score,
				round: run.round,
				fastAnswers: run.fast_answers,
			});
		}
		expect(runs.map(({ score }) => score).sort()).toEqual([2, 3, 6]);
	});
});
