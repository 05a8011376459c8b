import type { ScoreToPass } from "../stage-words.ts";
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

/** Below it nothing is celebrated, and another run comes before a challenge (docs/product.md#the-end-of-a-run). */
export const GOOD_FROM = 5;

/** The best first. */
const TIERS: readonly Tier[] = [
	{ from: 20, words: "What a run!", strength: 3 },
	{ from: 10, words: "Great run!", strength: 2 },
	{ from: GOOD_FROM, words: "Nice run!", strength: 1 },
	{ from: 1, words: "Every streak starts somewhere.", strength: 0 },
];
const NOTHING: Tier = { from: 0, words: "Tough one. The next pair is yours.", strength: 0 };
/** A new best is celebrated like a great run. */
const BEST_STRENGTH = 2;
const DECK_STRENGTH = 3;

type Result = Pick<EndedRun, "score" | "newBest" | "outcome" | "wholeDeck">;

export function toneOf({ score, newBest, outcome }: Result): Tone {
	if (outcome === "exhausted") return "deck";
	if (score === 0) return "none";
	if (score < GOOD_FROM) return "short";
	return newBest ? "best" : "good";
}

/** How much the end of the run is celebrated, from 0 to 3. */
export function strengthOf({ score, newBest, outcome }: Result): Tier["strength"] {
	if (outcome === "exhausted") return DECK_STRENGTH;
	const { strength } = tierOf(score);
	return newBest && strength > 0 && strength < BEST_STRENGTH ? BEST_STRENGTH : strength;
}

/** "Nice run!" */
export function wordsFor({ score, outcome, wholeDeck }: Result): string {
	if (outcome === "exhausted") {
		return wholeDeck ? "You beat the whole deck!" : "You got every pair of this deck right!";
	}
	const { words } = tierOf(score);
	return outcome === "timeout" ? `Time’s up. ${words}` : words;
}

type Scores = Pick<EndedRun, "score" | "best" | "bestBefore" | "newBest" | "outcome">;

/** What a new best is called on the stamp; null where it gets none. */
export function bestStamp({ score, bestBefore, newBest }: Scores, isFirst: boolean): string | null {
	if (!newBest) return null;
	if (score >= GOOD_FROM) return isFirst ? "First place" : "New best";
	return bestBefore === 0 ? "First score" : null;
}

/** How far the run is from the player's best: "5 below your best", or what would be one. */
export function distanceToBest({ score, best, bestBefore, newBest, outcome }: Scores): string | null {
	if (newBest && bestBefore > 0) return `${score - bestBefore} above your old best`;
	if (best > score) return `${best - score} below your best`;
	if (!newBest && score > 0) return "Level with your best";
	if (outcome === "exhausted") return null;
	return score > 0 ? `Get ${score + 1} for a new best` : "Get 1 for your first score";
}

/** How far the run is from the next better player: "8 to pass ", before the name. */
export function distanceToPass(score: number, toPass: ScoreToPass): string {
	return score > toPass.score ? "ahead of " : `${toPass.score + 1 - score} to pass `;
}

function tierOf(score: number): Tier {
	return TIERS.find(({ from }) => score >= from) ?? NOTHING;
}
