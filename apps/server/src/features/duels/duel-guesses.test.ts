import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { expect, it } from "vitest";
import { CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { rightGuess } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";

const TIMER_MS = 20_000;

onEachDatabase((openSite) => {
	it("counts only the first guess of a round, also when several processes receive guesses", async () => {
		const site = await openSite();
		const { ada } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
		const adaOnOtherSite = site.another().visitedBy(ada);
		const begun = await Promise.all([
			ada.api.duels.begin.mutate({ id }),
			adaOnOtherSite.api.duels.begin.mutate({ id }),
		]);
		expect(begun[0]).toEqual(begun[1]);
		site.clock.advance(700);
		const right = rightGuess(COUNTRY, begun[0]);
		const wrong = right === "higher" ? "lower" : "higher";
		const verdicts = await Promise.all([
			ada.api.duels.guess.mutate({ id, round: 1, guess: right }),
			adaOnOtherSite.api.duels.guess.mutate({ id, round: 1, guess: wrong }),
			ada.api.duels.guess.mutate({ id, round: 1, guess: wrong }),
		]);
		expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
		expect(verdicts[0]).toMatchObject({ round: 1, outcome: null, rival: null, next: { round: 2 } });
		const again = await adaOnOtherSite.api.duels.guess.mutate({ id, round: 1, guess: "higher" });
		expect(again).toEqual(verdicts[0]);
		expect(await adaOnOtherSite.api.duels.current.query({ id })).toMatchObject({ ...again.next, id });
		const skipped = ada.api.duels.guess.mutate({ id, round: 3, guess: "higher" });
		expect(await refusal(skipped)).toMatchObject({ status: 409, code: "play/wrong-round" });
		const early = ada.api.duels.timeOut.mutate({ id, round: 2 });
		expect(await refusal(early)).toMatchObject({ status: 409, code: "play/too-early" });
	});

	it("loses a late round, continues, and repeats the last verdict", async () => {
		const site = await openSite();
		const { ada } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
		const run = await ada.api.duels.begin.mutate({ id });
		site.clock.advance(TIMER_MS + NETWORK_GRACE_MS + 1);
		const guess = rightGuess(COUNTRY, run);
		const late = await ada.api.duels.guess.mutate({ id, round: 1, guess });
		expect(late).toMatchObject({ guess: "timeout", correct: false, score: 0, next: { round: 2 } });
		const { verdicts } = await playDuel(site, ada, id, COUNTRY, { ms: 1500 });
		const last = verdicts.at(-1);
		expect(last).toMatchObject({ round: 10, outcome: "exhausted", score: 9, next: null });
		const repeated = await ada.api.duels.guess.mutate({ id, round: 10, guess: "lower" });
		expect(repeated).toEqual(last);
		const beyond = ada.api.duels.guess.mutate({ id, round: 11, guess: "lower" });
		expect(await refusal(beyond)).toMatchObject({ status: 409, code: "play/run-over" });
		expect(await refusal(ada.api.duels.begin.mutate({ id }))).toMatchObject({ code: "duels/over" });
		expect(await ada.api.duels.get.query({ id })).toMatchObject({
			verdict: "waiting",
			sides: [{ score: 9, timeMs: TIMER_MS + 9 * 1500, marks: { length: 10, 0: "timeout" } }],
		});
	});

	it("counts a record once when both sides end at the same moment at two processes", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const both = [ada, site.another().visitedBy(bob)];
		for (const { api } of both) await api.duels.begin.mutate({ id });
		for (let round = 1; round <= 10; round++) {
			site.clock.advance(TIMER_MS);
			const ending = both.map(({ api }) => api.duels.timeOut.mutate({ id, round }));
			for (const { correct } of await Promise.all(ending)) expect(correct).toBe(false);
			site.clock.advance(5000);
		}
		const drawn = { won: 0, lost: 0, drawn: 1 };
		for (const { api } of both)
			expect(await api.duels.get.query({ id })).toMatchObject({
				status: "over",
				verdict: "drawn",
				record: drawn,
			});
	});
});
