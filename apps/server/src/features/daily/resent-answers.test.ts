import { expect, it } from "vitest";
import { deckOn, playDeck, rightOf, wrongOf } from "../../testing/daily-playing.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const BERLIN = "Europe/Berlin";

async function countsOf({ db: { kysely } }: TestSite) {
	const answers = await kysely.selectFrom("daily_answers").select("count").execute();
	const scores = await kysely.selectFrom("daily_scores").select(["score", "count"]).execute();
	return { answers: answers.reduce((sum, { count }) => sum + count, 0), scores };
}

onEachDatabase((openSite) => {
	it("gives an answer that is sent again to another process the same verdict, and counts it once", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const { day } = await ada.api.daily.start.mutate({ timeZone: BERLIN });
		for (const round of await deckOn(site, day)) {
			const guess = {
				day,
				round: round.round,
				guess: round.round % 4 === 0 ? wrongOf(round) : rightOf(round),
			};
			const verdict = await ada.api.daily.guess.mutate(guess);
			expect(await adaOnOtherSite.api.daily.guess.mutate(guess)).toEqual(verdict);
			// The answer was in time, but nothing of the round's timer is left.
			site.clock.advance(verdict.next?.startsInMs ?? 0);
		}
		const result = await ada.api.daily.result.query({ day });
		expect(result).toMatchObject({ score: 8, finished: 1 });
		site.clock.advance(60_000);
		const late = await adaOnOtherSite.api.daily.guess.mutate({ day, round: 10, guess: "higher" });
		expect(late).toMatchObject({ round: 10, correct: true, outcome: "exhausted", score: 8, next: null });
		expect(await ada.api.daily.timeOut.mutate({ day, round: 10 })).toEqual(late);
		expect(await countsOf(site)).toEqual({ answers: 10, scores: [{ score: 8, count: 1 }] });
		expect(await ada.api.daily.result.query({ day })).toEqual({
			...result,
			nextInMs: result.nextInMs - 60_000,
		});
	});

	it("counts a visitor's last answer once when it is sent twice concurrently", async () => {
		const site = await openSite();
		const device = site.visitor();
		const { day } = await device.api.daily.start.mutate({ timeZone: BERLIN });
		const rounds = await deckOn(site, day);
		for (const round of rounds.slice(0, 9)) {
			site.clock.advance(10_000);
			await device.api.daily.guess.mutate({ day, round: round.round, guess: rightOf(round) });
		}
		const [last] = rounds.slice(9);
		if (!last) throw new Error("no tenth round");
		const [one, two] = await Promise.all(
			[rightOf(last), wrongOf(last)].map((guess) => device.api.daily.guess.mutate({ day, round: 10, guess })),
		);
		expect(two).toEqual(one);
		const { answers, scores } = await countsOf(site);
		expect([answers, scores.map(({ count }) => count)]).toEqual([10, [1]]);
		await playDeck(site, site.visitor(), { rights: () => true, timeZone: BERLIN });
		expect((await countsOf(site)).answers).toBe(20);
	});
});
