import type { RoundAnswer } from "@hilo/rules/play/engine";
import { beforeEach, expect, test } from "vitest";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import type { Answer, Verdict } from "../../play/stage/dealer.ts";
import { deckStage } from "../play/deck-stage.tsx";
import { pastDeck, rightGuesses } from "../testing/past-deck.ts";
import { pastDeckSpec } from "./past-deck.ts";

const signal = new AbortController().signal;
const right = (round: number) => rightGuesses[round - 1] ?? expect.unreachable();
const wrong = (round: number) => (right(round) === "higher" ? "lower" : "higher");
const verdictIn = (answer: Answer): Verdict =>
	answer.kind === "judged" ? answer.verdict : expect.unreachable("not judged");

let now = 0;
let answers: RoundAnswer[] = [];
function deal() {
	const deck = pastDeck();
	const { rulesOf } = deckStage("Hilo", deck);
	return localDealer({ ...pastDeckSpec(deck, rulesOf, answers), now: () => now });
}

beforeEach(() => {
	now = 1000;
	answers = [];
});

test("deals ten rounds by their games' clocks, each with one number, and continues after a mistake", async () => {
	const dealer = deal();
	const run = await dealer.start(signal);
	expect(run).toMatchObject({ round: 1, score: 0, startsInMs: 0, remainingMs: 20_000 });
	expect(run.second).not.toHaveProperty("value");
	let score = 0;
	for (let round = 1; round <= 10; round++) {
		now += 1000;
		const isRight = round % 3 !== 0;
		if (isRight) score += 1;
		const verdict = verdictIn(await dealer.guess(round, isRight ? right(round) : wrong(round), signal));
		expect(verdict).toMatchObject({ round, correct: isRight, score });
		if (round === 10) {
			expect(verdict).toMatchObject({ outcome: "exhausted", next: null });
			break;
		}
		const { next } = verdict;
		expect(next?.second).not.toHaveProperty("value");
		expect(next).toMatchObject({ round: round + 1, remainingMs: round === 6 ? 35_000 : 20_000 });
		expect(next?.marks).toHaveLength(round);
		expect(next?.marks?.at(-1)).toBe(isRight ? "right" : "wrong");
		now += next?.startsInMs ?? 0;
	}
	expect(answers.filter(({ correct }) => !correct)).toHaveLength(3);
	expect(answers.map(({ ms }) => ms)).toEqual(Array.from({ length: 10 }, () => 1000));
	await expect(dealer.guess(11, "higher", signal)).rejects.toThrow();
});

test("ends after a last round that times out", async () => {
	const dealer = deal();
	await dealer.start(signal);
	for (let round = 1; round <= 9; round++) {
		const { next } = verdictIn(await dealer.guess(round, right(round), signal));
		now += next?.startsInMs ?? 0;
	}
	now += 20_000;
	expect(verdictIn(await dealer.timeOut(10, signal))).toMatchObject({
		outcome: "timeout",
		next: null,
		score: 9,
	});
});
