import type { Art } from "@hilo/rules/play/card";
import type { EndedRun, LastItem } from "./ending.ts";

type Fields = Readonly<Record<string, unknown>>;

const OUTCOMES = ["wrong", "timeout", "exhausted"] as const;
const GUESSES = ["higher", "lower", "timeout"] as const;

/** Returns the run that was kept as plain data. Null where it is none: anyone can write into what a browser keeps. */
export function readEndedRun(kept: unknown): EndedRun | null {
	if (!isRecord(kept)) return null;
	const { score, best, newBest, outcome: ended, missed } = kept;
	const outcome = OUTCOMES.find((each) => each === ended);
	if (!isCount(score) || !isCount(best) || !outcome) return null;
	const read = missed === null ? null : readMissed(missed);
	if (missed !== null && !read) return null;
	return { score, best, newBest: newBest === true, outcome, missed: read };
}

function readMissed(kept: unknown): EndedRun["missed"] {
	if (!isRecord(kept)) return null;
	const [first, second] = [readItem(kept.first), readItem(kept.second)];
	const guess = GUESSES.find((each) => each === kept.guess);
	const { measure } = kept;
	return first && second && guess && typeof measure === "string" ? { first, second, guess, measure } : null;
}

function readItem(kept: unknown): LastItem | null {
	if (!isRecord(kept)) return null;
	const { name, art, value, figure, isEstimate, article } = kept;
	if (typeof name !== "string" || typeof figure !== "string" || typeof value !== "number" || !isArt(art))
		return null;
	const title = typeof article === "string" ? article : null;
	return { name, art, value, figure, isEstimate: isEstimate === true, article: title };
}

/** Every field of a drawing is text, a number or left out. */
function isArt(kept: unknown): kept is Art {
	if (!isRecord(kept) || typeof kept.kind !== "string") return false;
	return Object.values(kept).every((field) => typeof field === "string" || typeof field === "number");
}

function isCount(kept: unknown): kept is number {
	return typeof kept === "number" && Number.isInteger(kept) && kept >= 0;
}

function isRecord(kept: unknown): kept is Fields {
	return typeof kept === "object" && kept !== null;
}
