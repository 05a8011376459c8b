import { expect, it } from "vitest";
import { playRight, playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, GITHUB, MOVIE_FILTER } from "../../testing/test-pools.ts";

onEachDatabase((openSite) => {
	it("deals a run without the hidden number", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const [first, second] = GITHUB.cards;
		const { value: _, ...cardWithoutValue } = second ?? {};
		expect(await ada.api.play.start.mutate({ game: "github" })).toEqual({
			runId: expect.any(String),
			game: "github",
			filter: "",
			round: 1,
			score: 0,
			best: 0,
			source: "the tests",
			asOf: "2026-08",
			measure: null,
			unit: null,
			first,
			second: cardWithoutValue,
			startsInMs: 0,
			remainingMs: 20_000,
		});
	});

	it("returns the open run, with its clock running", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await ada.api.play.current.query({ game: "country" })).toBeNull();
		const { run, open } = await playRight(site, ada, COUNTRY, 2);
		site.clock.advance(4000);
		const again = await ada.api.play.start.mutate({ game: "country" });
		expect(again).toMatchObject({ runId: run.runId, score: 2, round: 3, remainingMs: 16_000 });
		expect([again.first, again.second]).toEqual([open.first, open.second]);
		expect(await ada.api.play.current.query({ game: "country" })).toEqual(again);
		site.clock.advance(60_000);
		expect(await ada.api.play.current.query({ game: "country" })).toMatchObject({ remainingMs: 0 });
	});

	it("creates one run for simultaneous calls at several processes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const runs = await Promise.all(
			[ada, adaOnOtherSite, ada, adaOnOtherSite, ada].map((tab) =>
				tab.api.play.start.mutate({ game: "country" }),
			),
		);
		expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1);
		expect(await site.db.kysely.selectFrom("runs").select("id").execute()).toHaveLength(1);
	});

	it("deals a new run when the last is over, for each player and game separately", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const over = await playTo(site, ada, COUNTRY, 1);
		const runs = [
			await ada.api.play.start.mutate({ game: "country" }),
			await ada.api.play.start.mutate({ game: "github" }),
			await bob.api.play.start.mutate({ game: "country" }),
		];
		expect(new Set([over.runId, ...runs.map(({ runId }) => runId)]).size).toBe(4);
		expect(runs.map(({ best, score }) => [best, score])).toEqual([
			[1, 0],
			[0, 0],
			[0, 0],
		]);
	});

	it("saves the filter and its name with the run", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const run = await ada.api.play.start.mutate({ game: "movie", filter: MOVIE_FILTER });
		expect(run.filter).toBe(MOVIE_FILTER);
		const stored = await site.db.kysely.selectFrom("runs").select(["game_key", "feature"]).execute();
		expect(stored).toEqual([{ game_key: "movieGame", feature: "Genre: Action" }]);
	});

	it("refuses visitors, and games that are not offered", async () => {
		const site = await openSite();
		const { play } = site.visitor().api;
		const signedOut = { status: 401, code: "accounts/signed-out" };
		expect(await refusal(play.start.mutate({ game: "github" }))).toMatchObject(signedOut);
		expect(await refusal(play.current.query({ game: "github" }))).toMatchObject(signedOut);
		const ada = await site.player("ada");
		const noGame = { status: 404, code: "play/no-such-game" };
		expect(await refusal(ada.api.play.start.mutate({ game: "wealth" }))).toMatchObject(noGame);
		expect(await refusal(ada.api.play.start.mutate({ game: "github", filter: "x" }))).toMatchObject(noGame);
		expect(await site.db.kysely.selectFrom("runs").selectAll().execute()).toEqual([]);
	});

	it("reveals neither the seed nor later items", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playRight(site, ada, COUNTRY, 3);
		const stored = await site.db.kysely.selectFrom("runs").select("seed").executeTakeFirstOrThrow();
		expect(ada.receivedBodies.join()).not.toContain(stored.seed);
	});
});
