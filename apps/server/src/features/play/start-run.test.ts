import { RESUME_MS } from "@hilo/rules/play/delays";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { playRight, playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, GITHUB } from "../../testing/test-pools.ts";
import { setMaintenance } from "../site/maintenance.ts";
import { GAME_RUNS } from "./game-runs.ts";
import { sweepRuns } from "./sweep-runs.ts";

const TIMER_MS = 20_000;

onEachDatabase((openSite) => {
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

	it("tells a player's last finished run with a score, whatever came after it", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		expect(await ada.api.play.latest.query()).toBeNull();
		await playTo(site, ada, COUNTRY, 3);
		const { runId } = await playTo(site, ada, GITHUB, 2);
		const latest = { runId, game: "github", customGameId: null, score: 2 };
		expect(await ada.api.play.latest.query()).toEqual(latest);
		await playTo(site, ada, COUNTRY, 0);
		await playRight(site, ada, COUNTRY, 4);
		expect(await ada.api.play.latest.query()).toEqual(latest);
		expect(await ben.api.play.latest.query()).toBeNull();
	});
});

onAnyDatabase((openSite) => {
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

	it("pauses runs during maintenance, and restarts the open round's timer", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run } = await playRight(site, ada, COUNTRY, 3);
		await setMaintenance(site.operator, { isOn: true });
		site.clock.advance(HOUR_MS);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(0);
		await setMaintenance(site.operator, { isOn: false });
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(0);
		const found = await ada.api.play.start.mutate({ game: "country" });
		expect(found).toMatchObject({
			runId: run.runId,
			round: 4,
			score: 3,
			startsInMs: RESUME_MS,
			remainingMs: TIMER_MS,
		});
		site.clock.advance(RESUME_MS + TIMER_MS);
		const guess = { runId: run.runId, round: 4, guess: "higher" } as const;
		expect(await ada.api.play.guess.mutate(guess)).toMatchObject({ guess: "higher" });
	});

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
});
