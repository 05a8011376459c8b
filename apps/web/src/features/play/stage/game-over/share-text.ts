import { MARK_SIGNS } from "@hilo/rules/play/mark-signs";
import type { EndedRun } from "./ending.ts";

/** More than two rows of squares become a number. */
const ROW = 10;
const MAX_SQUARES = 20;

const ENDS = {
	wrong: { sign: MARK_SIGNS.wrong, words: "then wrong" },
	timeout: { sign: MARK_SIGNS.timeout, words: "then out of time" },
	exhausted: { sign: "🏆", words: "the whole deck" },
} as const;

/** A run as a text to share: site, game, score, a sign for each answer, the same in words, and a dare. */
export function shareText(
	site: string,
	title: string,
	{ score, outcome }: Pick<EndedRun, "score" | "outcome">,
): string {
	const dare = outcome === "exhausted" ? "Can you do it too?" : "Can you beat it?";
	const { sign, words } = ENDS[outcome];
	return `${site} · ${title}: ${score}\n${squares(score)}${sign}\n${score} right, ${words}\n${dare}`;
}

function squares(score: number): string {
	if (score > MAX_SQUARES) return `${MARK_SIGNS.right} × ${score} `;
	const rows = MARK_SIGNS.right.repeat(Math.min(score, ROW));
	return score > ROW ? `${rows}\n${MARK_SIGNS.right.repeat(score - ROW)}` : rows;
}
