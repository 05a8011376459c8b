import { RESUME_MS } from "@hilo/rules/play/delays";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { playRight } from "../../testing/playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { setMaintenance } from "../site/maintenance.ts";
import { GAME_RUNS } from "./game-runs.ts";
import { sweepRuns } from "./sweep-runs.ts";

const TIMER_MS = 20_000;

onAnyDatabase((openSite) => {
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

	it("leaves runs unchanged that are over or have no timer", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run } = await playRight(site, ada, COUNTRY, 1);
		await ada.api.play.start.mutate({ game: "github" });
		site.clock.advance(TIMER_MS);
		await ada.api.play.timeOut.mutate({ runId: run.runId, round: 2 });
		const { kysely } = site.db;
		await kysely.updateTable("runs").set({ timer_ms: 0 }).where("game", "=", "github").execute();
		const starts = () => kysely.selectFrom("runs").select("round_starts_at").orderBy("id").execute();
		const before = await starts();
		await setMaintenance(site.operator, { isOn: true });
		await setMaintenance(site.operator, { isOn: false });
		expect(await starts()).toEqual(before);
	});
});
