import type { EndedRun } from "./ending.ts";

/** How good a run was; decides colour and text. */
export type Tone = "none" | "short" | "good" | "best" | "deck";

const GOOD_FROM = 5;
const GREAT_FROM = 10;
const RARE_FROM = 25;

/** A score is near the best if at most 3 points, or a tenth of the best, are missing. */
const NEAR = 3;
const NEAR_SHARE = 0.1;

type Result = Pick<EndedRun, "score" | "best" | "newBest" | "outcome">;

export function toneOf({ score, newBest, outcome }: Result): Tone {
	if (outcome === "exhausted") return "deck";
	if (newBest) return "best";
	if (score === 0) return "none";
	return score < GOOD_FROM ? "short" : "good";
}

/** "3 short of your best." */
export function wordsFor(run: Result): string {
	if (run.outcome === "exhausted") return "You beat the whole deck!";
	const words = praise(run);
	return run.outcome === "timeout" ? `Time’s up. ${words}` : words;
}

function praise({ score, best, newBest }: Result): string {
	const missing = best - score;
	if (score === 0) return "Tough one. The next pair is yours.";
	if (!newBest && missing === 0) return "Level with your best.";
	if (!newBest && missing <= Math.max(NEAR, best * NEAR_SHARE)) return `${missing} short of your best.`;
	if (score >= RARE_FROM) return "What a run!";
	if (score >= GREAT_FROM) return "Great run!";
	return score >= GOOD_FROM ? "Nice run!" : "Every streak starts somewhere.";
}
