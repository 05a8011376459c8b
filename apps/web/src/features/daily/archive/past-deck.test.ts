import type { RoundAnswer } from "@hilo/rules/play/engine";
import { expect, test } from "vitest";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { deckStage } from "../play/deck-stage.tsx";
import { pastDeck, rightGuesses } from "../testing/past-deck.ts";
import { pastDeckSpec } from "./past-deck.ts";

test("deals ten rounds with their games' clocks, and ends after a last one that times out", async () => {
	const { signal } = new AbortController();
	const deck = pastDeck();
	const answers: RoundAnswer[] = [];
	let now = 1000;
	const { rulesOf } = deckStage("Hilo 139", deck.games);
	const dealer = localDealer({ ...pastDeckSpec(deck, rulesOf, answers), now: () => now });
	const run = await dealer.start(signal);
	expect(run.second).not.toHaveProperty("value");
	const clocks: (number | null | undefined)[] = [];
	for (const [at, guess] of rightGuesses.entries()) {
		if (at === 9) now += 20_000;
		const answer = await dealer.guess(at + 1, at === 9 ? "timeout" : guess, signal);
		if (answer.kind !== "judged") expect.unreachable("not judged");
		const { next, outcome, score } = answer.verdict;
		expect(next?.second ?? {}).not.toHaveProperty("value");
		clocks.push(next?.remainingMs);
		now += next?.startsInMs ?? 0;
		if (at === 9) expect({ next, outcome, score }).toEqual({ next: null, outcome: "timeout", score: 9 });
	}
	// Years get more time.
	expect(clocks.indexOf(35_000)).toBe(5);
	expect(answers).toHaveLength(10);
});
