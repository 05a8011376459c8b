import type { Pool } from "@hilo/rules/play/card";
import type { OpenRound } from "@hilo/rules/play/view";
import { expect, it } from "vitest";
import { numbersOf, playRight, rightGuess, wrongGuess } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { CS16, GITHUB, HISTORY, testFilters } from "../../testing/test-pools.ts";

const EVENTS: Pool = {
	...HISTORY,
	cards: HISTORY.cards.map((card) => ({
		...card,
		article: `What happened in ${card.value}`,
		facts: { note: `It was in ${card.value}` },
	})),
};

const filterOf = testFilters({ history: EVENTS });

onAnyDatabase((openSite) => {
	it("counts a correct guess, shows the number and deals the next round", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const run = await ada.api.play.start.mutate({ game: "github" });
		site.clock.advance(3000);
		const judged = await ada.api.play.guess.mutate({ runId: run.runId, round: 1, guess: "higher" });
		expect(judged).toMatchObject({
			runId: run.runId,
			round: 1,
			guess: "higher",
			correct: true,
			outcome: null,
			value: 2_270_029,
			score: 1,
			best: 1,
			newBest: true,
			next: { round: 2, first: GITHUB.cards[1], startsInMs: 2300, remainingMs: 20_000 },
		});
		expect(judged.next?.second).not.toHaveProperty("value");
	});

	it.each([
		["numbers", GITHUB],
		["several stats of each item", CS16],
	])("sends nothing before its guess of a game with %s", async (_, pool) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const run = await ada.api.play.start.mutate({ game: pool.game });
		let open: OpenRound | null = run;
		const { seed } = await site.db.kysely.selectFrom("runs").select("seed").executeTakeFirstOrThrow();
		const shown = new Set<number>();
		for (let n = 0; open && n < 6; n++) {
			await ada.api.play.current.query({ game: pool.game });
			await ada.get("/user/me");
			shown.add(open.first.value);
			const received = ada.receivedBodies.splice(0).join();
			expect(received).not.toContain(seed);
			for (const secret of numbersOf(pool).filter((value) => !shown.has(value)))
				expect(received).not.toContain(String(secret));
			const move = { runId: run.runId, round: open.round, guess: rightGuess(pool, open) };
			const judged = await ada.api.play.guess.mutate(move);
			shown.clear();
			shown.add(judged.value);
			open = judged.next;
			site.clock.advance(open?.startsInMs ?? 0);
		}
	});

	it("judges each round of the weapon quiz by the stat that it asks for", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { last } = await playRight(site, ada, CS16, 8);
		expect(last?.score).toBe(8);
		const askedMeasures = new Set(
			ada.receivedBodies.flatMap((text) => [...text.matchAll(/"measure":"(\w+)"/g)].map((m) => m[1])),
		);
		expect([...askedMeasures].sort()).toEqual(["damage", "price"]);
		expect(ada.receivedBodies.join()).not.toContain('"values"');
	});

	it("repeats the first verdict for a repeated guess, whatever it says", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { runId } = await ada.api.play.start.mutate({ game: "github" });
		const first = await ada.api.play.guess.mutate({ runId, round: 1, guess: "higher" });
		for (const guess of ["higher", "lower", "timeout"] as const)
			expect(await ada.api.play.guess.mutate({ runId, round: 1, guess })).toEqual(first);
		const wrong = wrongGuess(GITHUB, first.next ?? (await ada.api.play.start.mutate({ game: "github" })));
		const last = await ada.api.play.guess.mutate({ runId, round: 2, guess: wrong });
		expect(last).toMatchObject({ outcome: "wrong", score: 1, best: 1, newBest: true });
		for (const guess of ["higher", "lower"] as const)
			expect(await ada.api.play.guess.mutate({ runId, round: 2, guess })).toEqual(last);
		expect(await site.db.kysely.selectFrom("moves").select("round").execute()).toHaveLength(2);
		expect((await ada.api.me.get.query()).user?.gameStats.gamesPlayed).toBe(1);
	});

	it("answers 404 for another player's run", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const root = await site.player("root", { isAdmin: true });
		const { runId } = await ada.api.play.start.mutate({ game: "github" });
		const noRun = { status: 404, code: "play/no-such-run" };
		for (const { api } of [bob, root])
			for (const guess of ["higher", "timeout"] as const)
				expect(await refusal(api.play.guess.mutate({ runId, round: 1, guess }))).toMatchObject(noRun);
		const made = { runId: "made-up", round: 1, guess: "higher" } as const;
		expect(await refusal(ada.api.play.guess.mutate(made))).toMatchObject(noRun);
		const visitor = site.visitor().api.play.guess.mutate({ runId, round: 1, guess: "higher" });
		expect(await refusal(visitor)).toMatchObject({ status: 401, code: "accounts/signed-out" });
		expect(await site.db.kysely.selectFrom("moves").selectAll().execute()).toEqual([]);
	});

	it("gives the hidden item's article and facts with the verdict, and not before", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		const { run, open, last } = await playRight(site, ada, EVENTS, 2);
		expect(last?.article).toBe(`What happened in ${last?.value}`);
		expect(open.first.article).toBe(last?.article);
		expect(last?.facts).toEqual({ note: `It was in ${last?.value}` });
		expect(open.first.facts).toEqual(last?.facts);
		expect(open.second).not.toHaveProperty("article");
		expect(open.second).not.toHaveProperty("facts");
		const again = await ada.api.play.guess.mutate({ runId: run.runId, round: 2, guess: "lower" });
		expect(again.article).toBe(last?.article);
		const first = await ada.api.play.guess.mutate({ runId: run.runId, round: 1, guess: "lower" });
		expect(first.article).toBe(`What happened in ${first.value}`);
	});
});

onEachDatabase((openSite) => {
	it("counts one of several simultaneous guesses, at several processes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another().visitedBy(ada);
		const { runId } = await ada.api.play.start.mutate({ game: "reddit" });
		for (let round = 1; round <= 3; round++) {
			const verdicts = await Promise.all(
				[ada, adaOnOtherSite, ada, adaOnOtherSite].map((tab, n) =>
					tab.api.play.guess.mutate({ runId, round, guess: n % 2 ? "higher" : "lower" }),
				),
			);
			for (const verdict of verdicts) expect(verdict).toEqual(verdicts[0]);
			expect(verdicts[0]).toMatchObject({ round, score: round });
		}
		expect(await site.db.kysely.selectFrom("moves").select("round").execute()).toHaveLength(3);
	});

	it("refuses a round that is not open yet, and a run that is over", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const run = await ada.api.play.start.mutate({ game: "github" });
		const guess = (round: number) => ada.api.play.guess.mutate({ runId: run.runId, round, guess: "lower" });
		const wrongRound = { status: 409, code: "play/wrong-round" };
		for (const round of [2, 99, 0, -1, 1.5]) expect(await refusal(guess(round))).toMatchObject(wrongRound);
		expect((await guess(1)).outcome).toBe("wrong");
		expect(await refusal(guess(2))).toMatchObject({ status: 409, code: "play/run-over" });
	});
});
