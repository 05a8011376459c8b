import type { EndedRun } from "./ending.ts";

/** Decides the colour at the end of a run. */
export type Tone = "none" | "short" | "good" | "best" | "deck";

interface Tier {
	/** The first score of the tier. */
	readonly from: number;
	readonly words: string;
	/** Of the rays behind the score: 0 for none, 3 for the largest. The burst comes from 1 on. */
	readonly strength: 0 | 1 | 2 | 3;
}

/** The best first. */
const TIERS: readonly Tier[] = [
	{ from: 20, words: "What a run!", strength: 3 },
	{ from: 10, words: "Great run!", strength: 2 },
	{ from: 5, words: "Nice run!", strength: 1 },
	{ from: 1, words: "Every streak starts somewhere.", strength: 0 },
];
const NOTHING: Tier = { from: 0, words: "Tough one. The next pair is yours.", strength: 0 };
/** A new best is celebrated like a great run. */
const BEST_STRENGTH = 2;
const DECK_STRENGTH = 3;

/** A score is near the best if at most 3 points, or a tenth of the best, are missing. */
const NEAR = 3;
const NEAR_SHARE = 0.1;

type Result = Pick<EndedRun, "score" | "best" | "newBest" | "outcome" | "wholeDeck">;

export function toneOf({ score, newBest, outcome }: Result): Tone {
	if (outcome === "exhausted") return "deck";
	if (newBest) return "best";
	if (score === 0) return "none";
	return tierOf(score).strength > 0 ? "good" : "short";
}

/** How much the end of the run is celebrated, from 0 to 3. */
export function strengthOf({ score, newBest, outcome }: Result): Tier["strength"] {
	if (outcome === "exhausted") return DECK_STRENGTH;
	const { strength } = tierOf(score);
	return newBest && strength < BEST_STRENGTH ? BEST_STRENGTH : strength;
}

/** "3 short of your best." */
export function wordsFor(run: Result): string {
	if (run.outcome === "exhausted") {
		return run.wholeDeck ? "You beat the whole deck!" : "You got every pair of this deck right!";
	}
	const words = praise(run);
	return run.outcome === "timeout" ? `Time’s up. ${words}` : words;
}

function praise({ score, best, newBest }: Result): string {
	const missing = best - score;
	if (score > 0 && !newBest) {
		if (missing === 0) return "Level with your best.";
		if (missing <= Math.max(NEAR, best * NEAR_SHARE)) return `${missing} short of your best.`;
	}
	return tierOf(score).words;
}

function tierOf(score: number): Tier {
	return TIERS.find(({ from }) => score >= from) ?? NOTHING;
}
