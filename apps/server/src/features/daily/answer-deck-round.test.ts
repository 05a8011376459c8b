import { expect, it } from "vitest";
import { deckOn, playDeck, rightOf, wrongOf } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const ZONE = "Pacific/Auckland";

async function countsOf({ db: { kysely } }: TestSite) {
	const answers = await kysely.selectFrom("daily_answers").select("count").execute();
	const scores = await kysely.selectFrom("daily_scores").select(["score", "count"]).execute();
	return { answers: answers.reduce((sum, { count }) => sum + count, 0), scores };
}

onEachDatabase((openSite) => {
	it("counts the last answer of a player and of a visitor once when it is sent twice concurrently", async () => {
		const site = await openSite();
		for (const { api } of [await site.player("ada"), site.visitor()]) {
			const { day } = await api.daily.start.mutate({ timeZone: ZONE });
			const rounds = await deckOn(site, day);
			for (const round of rounds.slice(0, 9)) {
				site.clock.advance(10_000);
				await api.daily.guess.mutate({ day, round: round.round, guess: rightOf(round) });
			}
			const [last] = rounds.slice(9);
			if (!last) throw new Error("no tenth round");
			const [one, two] = await Promise.all(
				[rightOf(last), wrongOf(last)].map((guess) => api.daily.guess.mutate({ day, round: 10, guess })),
			);
			expect(two).toEqual(one);
		}
		const { answers, scores } = await countsOf(site);
		expect([answers, scores.reduce((sum, { count }) => sum + count, 0)]).toEqual([20, 2]);
	});
});

onAnyDatabase((openSite) => {
	it("gives an answer that is sent again to another process the same verdict, and counts it once", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const { day } = await ada.api.daily.start.mutate({ timeZone: ZONE });
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
		expect(await ada.api.daily.guess.mutate({ day, round: 10, guess: "timeout" })).toEqual(late);
		expect(await countsOf(site)).toEqual({ answers: 10, scores: [{ score: 8, count: 1 }] });
		expect(await ada.api.daily.result.query({ day })).toEqual({
			...result,
			nextInMs: result.nextInMs - 60_000,
		});
	});

	it("counts an answer after the deadline as a time-out, and refuses a time-out before it", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const { day, remainingMs } = await visitor.api.daily.start.mutate({ timeZone: ZONE });
		const [first] = await deckOn(site, day);
		if (!first || remainingMs === null) throw new Error("no clock");
		site.clock.advance(remainingMs - 1);
		expect(await refusal(visitor.api.daily.guess.mutate({ day, round: 1, guess: "timeout" }))).toMatchObject({
			code: "play/too-early",
		});
		expect(await refusal(visitor.api.daily.guess.mutate({ day, round: 2, guess: "higher" }))).toMatchObject({
			code: "play/wrong-round",
		});
		site.clock.advance(2002);
		const late = await visitor.api.daily.guess.mutate({ day, round: 1, guess: rightOf(first) });
		expect(late).toMatchObject({ guess: "timeout", correct: false, score: 0, next: { round: 2 } });
		expect(late.crowd).toEqual({ higher: 0, lower: 0, timeout: 1 });
	});

	it("begins a deck only for the player that the page knows", async () => {
		const site = await openSite();
		const [visitor, rua, ben] = [site.visitor(), await site.player("rua"), await site.player("ben")];
		const start = { timeZone: ZONE, owner: rua.id };
		expect(await refusal(visitor.api.daily.start.mutate(start))).toMatchObject({
			code: "accounts/signed-out",
		});
		expect(await refusal(ben.api.daily.start.mutate(start))).toMatchObject({ code: "daily/not-begun" });
		for (const other of [visitor, ben])
			expect(await other.api.daily.today.query({ timeZone: ZONE })).toMatchObject({ run: null });
		expect(await rua.api.daily.start.mutate(start)).toMatchObject({ round: 1 });
	});

	it("refuses answers to a deck that is not begun or is finished", async () => {
		const site = await openSite();
		const [visitor, other] = [site.visitor(), site.visitor()];
		await playDeck(site, visitor, { rights: () => true });
		const { day } = await other.api.daily.today.query({});
		const guess = { day, round: 1, guess: "higher" } as const;
		expect(await refusal(other.api.daily.guess.mutate(guess))).toMatchObject({ code: "daily/not-begun" });
		expect(await refusal(other.api.daily.result.query({ day }))).toMatchObject({ code: "daily/not-played" });
		expect(await refusal(visitor.api.daily.start.mutate({}))).toMatchObject({ code: "play/run-over" });
		expect(await visitor.api.daily.guess.mutate(guess)).toMatchObject({
			round: 1,
			correct: expect.anything(),
		});
	});

	it("continues after a wrong answer up to the tenth, and scores the right ones", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const verdicts = await playDeck(site, visitor, { rights: (round) => round !== 3 && round < 10 });
		expect(verdicts.map(({ correct }) => correct)).toEqual(
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((round) => round !== 3 && round < 10),
		);
		expect(verdicts.at(2)).toMatchObject({ outcome: null, score: 2, next: { round: 4 } });
		expect(verdicts.at(-1)).toMatchObject({ outcome: "wrong", score: 8, next: null });
		const { day } = await visitor.api.daily.today.query({});
		expect(await visitor.api.daily.result.query({ day })).toMatchObject({
			score: 8,
			timeMs: 0,
			betterThan: null,
			finished: 1,
			verified: false,
			friends: null,
		});
	});
});
