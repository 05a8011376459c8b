import { COUNTDOWN_MS, LIVE_DUEL_TIMEOUT_MS, LOBBY_MS, RETURN_MS } from "@hilo/rules/duels/caps";
import { RESUME_MS } from "@hilo/rules/play/delays";
import { expect, it } from "vitest";
import {
	beginLiveDuel,
	guessNow,
	openLiveDuel,
	sendHeartbeat,
	sendHeartbeatsFor,
	waitForRoundStart,
} from "../../../testing/live-duels.ts";
import { valueIn } from "../../../testing/playing.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { COUNTRY } from "../../../testing/test-pools.ts";
import type { Player } from "../../../testing/test-site.ts";
import { sweepRuns } from "../../play/sweep-runs.ts";
import { setMaintenance } from "../../site/maintenance.ts";
import { LIVE_DUELS } from "./live-duel-runs.ts";

const CLOSED = { status: 503, code: "site/maintenance" };

/** The error code of each call, or "taken". */
function refusals({ api }: Pick<Player, "api">, id: string): Promise<string[]> {
	const calls = [
		() => api.duels.live.mutate({ id }),
		() => api.duels.ready.mutate({ id }),
		() => api.duels.leave.mutate({ id }),
		() => api.duels.guess.mutate({ id, round: 1, guess: "higher" }),
		() => api.duels.guess.mutate({ id, round: 1, guess: "timeout" }),
	];
	const codeOf = (call: () => Promise<unknown>): Promise<string> =>
		call().then(
			() => "taken",
			(error) => error.data.appCode,
		);
	return Promise.all(calls.map(codeOf));
}

onAnyDatabase((openSite) => {
	it("refuses everyone but its two players", async () => {
		const site = await openSite();
		const { id } = await beginLiveDuel(site);
		const [eve, root] = [await site.player("eve"), await site.player("root", { isAdmin: true })];
		expect(new Set(await refusals(site.visitor(), id))).toEqual(new Set(["accounts/signed-out"]));
		expect(new Set(await refusals(eve, id))).toEqual(new Set(["duels/no-such-duel"]));
		expect(new Set(await refusals(root, id))).toEqual(new Set(["duels/no-such-duel"]));
		const alone = eve.api.duels.create.mutate({ source: { kind: "classic", game: "country" }, mode: "live" });
		await expect(alone).rejects.toMatchObject({ data: { appCode: "duels/live-friends-only" } });
	});

	it("is hidden from a player who blocks the other, and does not begin after the friendship has ended", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLiveDuel(site);
		await sendHeartbeat(ada, id);
		await ada.api.friends.remove.mutate({ userId: bob.id });
		const ready = bob.api.duels.ready.mutate({ id });
		await expect(ready).rejects.toMatchObject({ data: { appCode: "duels/live-friends-only" } });
		const before = await refusals(bob, id);
		await ada.api.friends.block.mutate({ userId: bob.id });
		expect(await refusals(bob, id)).toEqual(before);
		expect(new Set(await refusals(ada, id))).toEqual(new Set(["duels/no-such-duel"]));
	});

	it("begins for both at the same moment, once both are ready", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLiveDuel(site);
		expect(await sendHeartbeat(ada, id)).toMatchObject({
			status: "open",
			open: null,
			other: { isHere: false },
		});
		expect(await ada.api.duels.ready.mutate({ id })).toMatchObject({
			status: "open",
			startsInMs: null,
			you: { isReady: true },
		});
		expect(await sendHeartbeat(bob, id)).toMatchObject({
			open: null,
			other: { isHere: true, isReady: true },
		});
		const early = bob.api.duels.guess.mutate({ id, round: 1, guess: "higher" });
		await expect(early).rejects.toMatchObject({ data: { appCode: "duels/not-ready" } });
		site.liveEvents.clear();
		expect(await bob.api.duels.ready.mutate({ id })).toMatchObject({
			status: "playing",
			round: 1,
			startsInMs: COUNTDOWN_MS,
		});
		expect(site.received(ada.id)).toContainEqual({ kind: "duel", in: id });
		expect(await ada.api.duels.ready.mutate({ id })).toMatchObject({ round: 1, startsInMs: COUNTDOWN_MS });
	});

	it("keeps both players in the same round across two processes, also after a restart of one", async () => {
		const site = await openSite();
		const world = await beginLiveDuel(site);
		const { id, ada } = world;
		let bob = site.another({ bus: site.liveEvents.bus }).visitedBy(world.bob);
		for (let round = 1; round <= 10; round++) {
			if (round === 5) bob = site.another({ bus: site.liveEvents.bus }).visitedBy(world.bob);
			const [adas, bobs] = await waitForRoundStart({ ...world, bob });
			if (!adas.open || !bobs.open) throw new Error("nothing is open");
			const { rival: _, score: __, ...cards } = adas.open;
			expect(bobs.open).toMatchObject({ ...cards, round, startsInMs: 0 });
			const value = valueIn(COUNTRY, adas.open, adas.open.second.id);
			expect(JSON.stringify([adas, bobs])).not.toContain(String(value));
			site.clock.advance(1000);
			expect(await guessNow(ada, id)).toMatchObject({ round, correct: true, value, next: null, rival: null });
			// Shows nothing of Ada's answer before Bob's own.
			const waiting = await sendHeartbeat(bob, id);
			expect(waiting).toMatchObject({ other: { hasAnswered: true, score: round - 1 } });
			expect(JSON.stringify(waiting)).not.toContain(String(value));
			const verdict = await guessNow(bob, id, "wrong");
			expect(verdict).toMatchObject({ round, correct: false, rival: { correct: true } });
			expect(waiting.other.answer).toEqual(
				round === 1 ? null : expect.objectContaining({ round: round - 1 }),
			);
			const told = await sendHeartbeat(ada, id);
			expect(told.other.answer).toMatchObject({ round, correct: false });
		}
		expect(await sendHeartbeat(ada, id)).toMatchObject({ status: "over", open: null, outcome: "exhausted" });
		expect(await ada.api.duels.get.query({ id })).toMatchObject({
			status: "over",
			verdict: "won",
			record: { won: 1, lost: 0, drawn: 0 },
		});
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ verdict: "lost" });
	});

	it("lets a player who stays away lose once, whatever the score", async () => {
		const site = await openSite();
		const world = await beginLiveDuel(site);
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

	it("can be cancelled by the challenger in the lobby, which notifies the friend, but not once it runs", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLiveDuel(site);
		await Promise.all([sendHeartbeat(ada, id), sendHeartbeat(bob, id)]);
		site.liveEvents.clear();
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
});

onEachDatabase((openSite) => {
	it("counts only the first guess of a round, also of simultaneous ones, and gives all the same verdict", async () => {
		const site = await openSite();
		const { id, ada, bob } = await beginLiveDuel(site);
		const guesses = ["higher", "lower", "higher", "lower"] as const;
		const verdicts = await Promise.all(
			guesses.map((guess) => ada.api.duels.guess.mutate({ id, round: 1, guess })),
		);
		expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
		const [first, second] = await Promise.all([guessNow(bob, id), sendHeartbeat(ada, id)]);
		expect(first.rival).toMatchObject({ guess: verdicts[0]?.guess });
		expect(second.status).toBe("playing");
		const [adas, bobs] = [await sendHeartbeat(ada, id), await sendHeartbeat(bob, id)];
		expect(adas).toMatchObject({ round: 2, startsInMs: bobs.startsInMs });
		const ahead = ada.api.duels.guess.mutate({ id, round: 3, guess: "higher" });
		await expect(ahead).rejects.toMatchObject({ data: { appCode: "play/wrong-round" } });
	});

	it("is ended by the scheduled job: silent pages count as left, and there is no winner when both left", async () => {
		const site = await openSite();
		const { id, ada } = await beginLiveDuel(site);
		site.clock.advance(LIVE_DUEL_TIMEOUT_MS + RETURN_MS + 1);
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

	it("pauses during maintenance, and resumes with the open round and the answer given to it", async () => {
		const site = await openSite();
		const world = await beginLiveDuel(site);
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
		site.clock.advance(LIVE_DUEL_TIMEOUT_MS + RETURN_MS + 60 * 60_000);
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
