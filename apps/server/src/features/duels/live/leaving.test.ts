import { LIVE_TIMEOUT_MS, LOBBY_MS, RETURN_MS } from "@hilo/rules/duels/limits";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { expect, it } from "vitest";
import {
	beginLive,
	guessNow,
	openLive,
	sendHeartbeat,
	sendHeartbeatsFor,
} from "../../../testing/live-dueling.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { resumeRuns } from "../../play/run-kind.ts";
import { sweepRuns } from "../../play/sweep-runs.ts";
import { LIVE_DUELS } from "./live-runs.ts";

onAnyDatabase((openSite) => {
	it("lets a player return in time, and shows the time left", async () => {
		const site = await openSite();
		const world = await beginLive(site);
		const { id, ada, bob } = world;
		await bob.api.duels.leave.mutate({ id });
		await sendHeartbeatsFor(world, ada, RETURN_MS - 1000);
		expect(await sendHeartbeat(ada, id)).toMatchObject({ other: { isHere: false, losesInMs: 1000 } });
		expect(await sendHeartbeat(bob, id)).toMatchObject({ status: "playing", open: { round: 1 } });
		expect(await sendHeartbeat(ada, id)).toMatchObject({ other: { isHere: true, losesInMs: null } });
	});

	it("lets a player who stays away lose once, whatever the score", async () => {
		const site = await openSite();
		const world = await beginLive(site);
		const { id, ada, bob } = world;
		await sendHeartbeat(ada, id);
		await guessNow(bob, id);
		await bob.api.duels.leave.mutate({ id });
		await sendHeartbeatsFor(world, ada, RETURN_MS);
		expect(await sendHeartbeat(ada, id)).toMatchObject({ status: "over", outcome: "other-left" });
		expect(await sendHeartbeat(bob, id)).toMatchObject({ status: "over", outcome: "left" });
		await sweepRuns(site.operator, [LIVE_DUELS]);
		const record = { won: 1, lost: 0, drawn: 0 };
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ verdict: "won", record });
		const late = ada.api.duels.guess.mutate({ id, round: 1, guess: "higher" });
		await expect(late).rejects.toMatchObject({ data: { appCode: "play/run-over" } });
	});

	it("cancels a lobby in which one player never became ready", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLive(site);
		await ada.api.duels.ready.mutate({ id });
		site.clock.advance(LOBBY_MS);
		await sweepRuns(site.operator, [LIVE_DUELS]);
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ status: "declined", mayPlay: false });
		expect(await sendHeartbeat(bob, id)).toMatchObject({ status: "declined" });
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 0 });
	});
});

onEachDatabase((openSite) => {
	it("is ended by the scheduled job: silent pages count as left, and there is no winner when both left", async () => {
		const site = await openSite();
		const { id, ada } = await beginLive(site);
		site.clock.advance(LIVE_TIMEOUT_MS + RETURN_MS + 1);
		await sweepRuns(site.another().operator, [LIVE_DUELS]);
		const status = () => ada.api.duels.get.query({ id }).then((duel) => duel.status);
		expect(await status()).toBe("playing");
		site.clock.advance(LOBBY_MS);
		await Promise.all([
			sweepRuns(site.another().operator, [LIVE_DUELS]),
			sweepRuns(site.operator, [LIVE_DUELS]),
		]);
		expect(await status()).toBe("declined");
	});

	it("can be cancelled by the challenger in the lobby, which notifies the friend, but not once it runs", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLive(site);
		await Promise.all([sendHeartbeat(ada, id), sendHeartbeat(bob, id)]);
		site.live.clear();
		await ada.api.duels.decline.mutate({ id });
		expect(site.received(bob.id)).toContainEqual({ kind: "duel", in: id });
		for (const player of [ada, bob])
			expect(await sendHeartbeat(player, id)).toMatchObject({ status: "declined" });
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 0 });
		const source = { kind: "classic", game: "country" } as const;
		const second = await ada.api.duels.create.mutate({ source, mode: "live", toUserId: bob.id });
		for (const { api } of [ada, bob]) await api.duels.ready.mutate(second);
		const late = ada.api.duels.decline.mutate(second);
		await expect(late).rejects.toMatchObject({ data: { appCode: "duels/over" } });
	});

	it("pauses during maintenance, and restarts the round for both afterwards", async () => {
		const site = await openSite();
		const { id, ada, bob } = await beginLive(site);
		await guessNow(bob, id);
		site.clock.advance(60 * 60_000);
		await site.db.transaction((tx) => resumeRuns(tx, [LIVE_DUELS], site.clock.now()));
		await sweepRuns(site.operator, [LIVE_DUELS]);
		expect(await sendHeartbeat(ada, id)).toMatchObject({
			status: "playing",
			open: { round: 1, startsInMs: RESUME_MS },
			other: { isHere: true, hasAnswered: true },
		});
		expect(await sendHeartbeat(bob, id)).toMatchObject({ status: "playing", you: { hasAnswered: true } });
	});
});
