import type { EndedRun } from "./ending.ts";

/** More than two rows of squares become a number. */
const ROW = 10;
const MAX_SQUARES = 20;

const ENDS = { wrong: "❌", timeout: "⌛", exhausted: "🏆" } as const;

/** A run as a text to share: site, game, score, a sign for each answer, and a dare. */
export function shareText(
	site: string,
	title: string,
	{ score, outcome }: Pick<EndedRun, "score" | "outcome">,
): string {
	const dare = outcome === "exhausted" ? "Can you do it too?" : "Can you beat it?";
	return `${site} · ${title}: ${score}\n${squares(score)}${ENDS[outcome]}\n${dare}`;
}

function squares(score: number): string {
	if (score > MAX_SQUARES) return `🟩 × ${score} `;
	const rows = "🟩".repeat(Math.min(score, ROW));
	return score > ROW ? `${rows}\n${"🟩".repeat(score - ROW)}` : rows;
}
