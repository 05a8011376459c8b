import type { EndedRun } from "./ending.ts";

/** More than two rows of squares become a number. */
const ROW = 10;
const MAX_SQUARES = 20;

const ENDS = { wrong: "🟥", timeout: "⏰", exhausted: "🏆" } as const;

/** A run as a text to share: site, game, score, and a square for each answer. */
export function shareText(
	site: string,
	title: string,
	{ score, outcome }: Pick<EndedRun, "score" | "outcome">,
): string {
	return `${site} · ${title}: ${score}\n${squares(score)}${ENDS[outcome]}`;
}

function squares(score: number): string {
	if (score > MAX_SQUARES) return `🟩 × ${score} `;
	const rows = "🟩".repeat(Math.min(score, ROW));
	return score > ROW ? `${rows}\n${"🟩".repeat(score - ROW)}` : rows;
}
