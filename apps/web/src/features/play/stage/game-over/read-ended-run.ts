import type { Art } from "@hilo/rules/play/card";
import type { EndedRun, LastItem } from "./ending.ts";

type Fields = Readonly<Record<string, unknown>>;

const OUTCOMES = ["wrong", "timeout", "exhausted"] as const;
const GUESSES = ["higher", "lower", "timeout"] as const;

/** Validates a stored run. Null if it is invalid: users can change what a browser stores. */
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
	// A lone surrogate can't be part of a link.
	const title = typeof article === "string" && article.isWellFormed() ? article : null;
	return { name, art, value, figure, isEstimate: isEstimate === true, article: title };
}

type TextFields = { readonly [Kind in Art["kind"]]: readonly string[] };

const TEXTS: TextFields = {
	repository: ["owner", "language"],
	flag: ["iso2"],
	subreddit: ["name"],
	poster: ["genre"],
	sleeve: ["artist"],
	weapon: ["icon"],
	monogram: ["initials", "iso2"],
	emblem: ["icon"],
	item: ["name"],
};

const isKind = (kind: unknown): kind is Art["kind"] => typeof kind === "string" && Object.hasOwn(TEXTS, kind);

function isArt(kept: unknown): kept is Art {
	if (!isRecord(kept)) return false;
	const { kind, year, imageUrl } = kept;
	if (!isKind(kind) || !TEXTS[kind].every((field) => typeof kept[field] === "string")) return false;
	const isDated = (kind !== "poster" && kind !== "sleeve") || isYear(year);
	return isDated && (imageUrl === undefined || typeof imageUrl === "string");
}

/** A poster draws beams by decade, so the year is limited. */
function isYear(kept: unknown): kept is number {
	return isCount(kept) && kept <= 9999;
}

function isCount(kept: unknown): kept is number {
	return typeof kept === "number" && Number.isInteger(kept) && kept >= 0;
}

function isRecord(kept: unknown): kept is Fields {
	return typeof kept === "object" && kept !== null;
}
