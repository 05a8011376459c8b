import { COUNTDOWN_MS } from "@hilo/rules/duels/limits";
import { expect, it } from "vitest";
import {
	beginLive,
	guessNow,
	openLive,
	sendHeartbeat,
	waitForRoundStart,
} from "../../../testing/live-dueling.ts";
import { valueIn } from "../../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { COUNTRY } from "../../../testing/test-pools.ts";

onAnyDatabase((openSite) => {
	it("begins for both at the same moment, once both are ready", async () => {
		const site = await openSite();
		const { id, ada, bob } = await openLive(site);
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
		site.live.clear();
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
		const world = await beginLive(site);
		const { id, ada } = world;
		let bob = site.another({ bus: site.live.bus }).visitedBy(world.bob);
		for (let round = 1; round <= 10; round++) {
			if (round === 5) bob = site.another({ bus: site.live.bus }).visitedBy(world.bob);
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
		}
		expect(await sendHeartbeat(ada, id)).toMatchObject({ status: "over", open: null, outcome: "exhausted" });
		expect(await ada.api.duels.get.query({ id })).toMatchObject({
			status: "over",
			verdict: "won",
			record: { won: 1, lost: 0, drawn: 0 },
		});
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ verdict: "lost" });
	});

	it("continues when both let the clock run out", async () => {
		const site = await openSite();
		const { id, ada, bob } = await beginLive(site);
		for (let passed = 0; passed < 24_000; passed += 2000) {
			site.clock.advance(2000);
			await sendHeartbeat(ada, id);
			await sendHeartbeat(bob, id);
		}
		const verdict = await ada.api.duels.timeOut.mutate({ id, round: 1 });
		expect(verdict).toMatchObject({ guess: "timeout", correct: false, rival: { guess: "timeout" } });
		expect(await sendHeartbeat(bob, id)).toMatchObject({ status: "playing", round: 2, you: { score: 0 } });
	});
});

onEachDatabase((openSite) => {
	it("counts only the first guess of a round, also of simultaneous ones, and gives all the same verdict", async () => {
		const site = await openSite();
		const { id, ada, bob } = await beginLive(site);
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
});
