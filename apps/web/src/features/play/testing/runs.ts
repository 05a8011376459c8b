import type { Card, PublicCard } from "@hilo/rules/play/card";
import type { DealtRun, Verdict } from "../stage/dealer.ts";

const france: Card = { id: "fr", name: "France", art: { kind: "flag", iso2: "fr" }, value: 89_400_000 };
const spain: PublicCard = { id: "es", name: "Spain", art: { kind: "flag", iso2: "es" } };
export const italy: PublicCard = { id: "it", name: "Italy", art: { kind: "flag", iso2: "it" } };

/** France against Spain. */
export const run: DealtRun = {
	round: 1,
	first: france,
	second: spain,
	startsInMs: 0,
	remainingMs: 20_000,
	score: 0,
	best: 7,
	source: "UN Tourism",
	asOf: "2018-12",
	measure: null,
	unit: null,
};

/** The next round is Spain against Italy. */
export const right: Verdict = {
	round: 1,
	guess: "lower",
	correct: true,
	outcome: null,
	value: 82_808_000,
	article: null,
	facts: null,
	score: 1,
	best: 7,
	newBest: false,
	next: { ...run, round: 2, first: { ...spain, value: 82_808_000 }, second: italy, startsInMs: 2300 },
};
export const wrong: Verdict = { ...right, correct: false, outcome: "wrong", score: 0, next: null };
export const timedOut: Verdict = { ...wrong, guess: "timeout", outcome: "timeout" };
