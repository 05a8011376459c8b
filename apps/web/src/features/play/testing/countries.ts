import { withoutValue } from "@hilo/rules/play/card";
import { pairsOf } from "@hilo/rules/play/pairs";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { answer } from "../../../testing/answers.ts";

const country = (iso2: string, name: string, value: number) => ({
	id: iso2,
	name,
	detail: "In Europe",
	art: { kind: "flag" as const, iso2 },
	value,
});

export const france = country("fr", "France", 89_400_000);
export const spain = country("es", "Spain", 82_808_000);
export const italy = country("it", "Italy", 61_567_000);
export const belarus = country("by", "Belarus", 253_000);
const cards = [france, spain, italy, belarus];

const source = { source: "UN Tourism", asOf: "2018-12", measure: null, unit: null } as const;
const spec = {
	seed: "a page",
	poolSize: 4,
	opening: "random",
	fits: () => true,
	endsWhenExhausted: false,
	timerMs: 20_000,
	advanceMs: 2300,
} as const;

/** A visitor's country game with four countries. */
export function practiceAnswers(keepsScores = true) {
	const { first, second } = pairsOf(spec)(1) ?? { first: 0, second: 1 };
	const [one = france, other = spain] = [cards[first], cards[second]];
	return [
		answer("play", "opening", {
			seed: spec.seed,
			poolSize: spec.poolSize,
			game: "country",
			filter: "",
			gameKey: "countryGame",
			label: null,
			keepsScores,
			poolId: "four",
			...source,
			first: one,
			second: other,
		}),
		answer("play", "pool", { poolId: "four", cards }),
	];
}

/** A player's open run: the third round, Spain against Italy. */
export const openRound: Outputs["play"]["start"] = {
	runId: "run-1",
	game: "country",
	filter: "",
	round: 3,
	score: 2,
	best: 7,
	...source,
	first: spain,
	second: withoutValue(italy),
	startsInMs: 0,
	remainingMs: 20_000,
};

/** The verdict that ends the run in its third round. */
export const wrongVerdict: Outputs["play"]["guess"] = {
	runId: "run-1",
	round: 3,
	guess: "higher",
	correct: false,
	outcome: "wrong",
	value: italy.value,
	article: null,
	facts: null,
	score: 2,
	best: 7,
	newBest: false,
	wholeDeck: false,
	next: null,
	earned: { badges: [], challenges: [], allDone: false, xp: 0 },
};
