import { LIVE_TIMEOUT_MS, RETURN_MS } from "@hilo/rules/duels/limits";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { expect, it } from "vitest";
import { beginLive, guessNow, sendHeartbeat, waitForRoundStart } from "../../../testing/live-dueling.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase } from "../../../testing/sites.ts";
import { sweepRuns } from "../../play/sweep-runs.ts";
import { setMaintenance } from "../../site/maintenance.ts";
import { LIVE_DUELS } from "./live-runs.ts";

const CLOSED = { status: 503, code: "site/maintenance" };

onAnyDatabase((openSite) => {
	it("pauses during maintenance, and resumes with the open round and the answer given to it", async () => {
		const site = await openSite();
		const world = await beginLive(site);
		const { id, ada, bob } = world;
		const answer = await guessNow(bob, id);
		await setMaintenance(site.operator, { isOn: true });
		for (const { api } of [ada, bob]) {
			expect(await refusal(api.duels.live.mutate({ id }))).toMatchObject(CLOSED);
			const guess = api.duels.guess.mutate({ id, round: 1, guess: "higher" });
			expect(await refusal(guess)).toMatchObject(CLOSED);
			expect(await refusal(api.duels.leave.mutate({ id }))).toMatchObject(CLOSED);
		}
		// Longer than both the time to return and the round's timer.
		site.clock.advance(LIVE_TIMEOUT_MS + RETURN_MS + 60 * 60_000);
		await sweepRuns(site.operator, [LIVE_DUELS]);
		await setMaintenance(site.operator, { isOn: false });
		await sweepRuns(site.another().operator, [LIVE_DUELS]);
		const [adas, bobs] = [await sendHeartbeat(ada, id), await sendHeartbeat(bob, id)];
		expect(adas).toMatchObject({
			status: "playing",
			open: { round: 1, startsInMs: RESUME_MS },
			other: { isHere: true, hasAnswered: true, losesInMs: null },
		});
		expect(bobs).toMatchObject({ status: "playing", you: { hasAnswered: true } });
		site.clock.advance(RESUME_MS);
		expect(await guessNow(ada, id)).toMatchObject({ round: 1, correct: true, rival: { correct: true } });
		// The answer from before counts.
		const again = await bob.api.duels.guess.mutate({ id, round: 1, guess: "lower" });
		expect(again).toMatchObject({ guess: answer.guess, correct: true });
		const [next] = await waitForRoundStart(world);
		expect(next).toMatchObject({ status: "playing", round: 2, you: { score: 1 }, other: { score: 1 } });
	});
});
