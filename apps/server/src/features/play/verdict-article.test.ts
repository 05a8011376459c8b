import type { Pool } from "@hilo/rules/play/card";
import { expect, it } from "vitest";
import { playRight, rightGuess } from "../../testing/playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { HISTORY, testFilters } from "../../testing/test-pools.ts";

const EVENTS: Pool = {
	...HISTORY,
	cards: HISTORY.cards.map((card) => ({ ...card, article: `What happened in ${card.value}` })),
};

const filterOf = testFilters({ history: EVENTS });

onAnyDatabase((openSite) => {
	it("gives the hidden item's article with the verdict, and not before", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		const { run, open, last } = await playRight(site, ada, EVENTS, 2);
		expect(last?.article).toBe(`What happened in ${last?.value}`);
		expect(open.first.article).toBe(last?.article);
		expect(open.second).not.toHaveProperty("article");
		const again = await ada.api.play.guess.mutate({ runId: run.runId, round: 2, guess: "lower" });
		expect(again.article).toBe(last?.article);
		const first = await ada.api.play.guess.mutate({ runId: run.runId, round: 1, guess: "lower" });
		expect(first.article).toBe(`What happened in ${first.value}`);
	});

	it("repeats it after the end of the run", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		const { run, open } = await playRight(site, ada, EVENTS, 1);
		const guess = rightGuess(EVENTS, open) === "higher" ? "lower" : "higher";
		const move = { runId: run.runId, round: 2, guess } as const;
		const over = await ada.api.play.guess.mutate(move);
		expect(over).toMatchObject({ outcome: "wrong", article: `What happened in ${over.value}` });
		expect(await ada.api.play.guess.mutate(move)).toMatchObject({ article: over.article });
		const before = await ada.api.play.guess.mutate({ ...move, round: 1 });
		expect(before.article).toBe(open.first.article);
	});

	it("gives none where the item has none", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { last } = await playRight(site, ada, HISTORY, 1);
		expect(last?.article).toBeNull();
	});
});
