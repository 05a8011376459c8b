import type { Card } from "@hilo/rules/play/card";
import type { HttpTools, JsonAnswer, SourceCache } from "./http/fetch-json.ts";
import { SourceError } from "./http/source-error.ts";

export interface BuiltPool {
	readonly source: string;
	readonly cards: readonly Card[];
	/** The provider's time, epoch ms; of several answers the oldest. */
	readonly fetchedAt: number;
}

export interface PoolBuildTools extends HttpTools {
	readonly cache: SourceCache;
	/** From 0 to below 1. */
	random(): number;
}

/** The provider answers, but with too little for a game. */
export class TooLittleError extends Error {
	override readonly name = "TooLittleError";
}

/** Returns at most `count` of the items in random order, each once; `random` from 0 to below 1. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
	const remaining = [...items];
	const picked: Item[] = [];
	while (picked.length < count && remaining.length > 0) {
		picked.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
	}
	return picked;
}

interface Answers<Answer> {
	/** One for each item; null where there is none. */
	readonly answers: readonly (Answer | null)[];
	readonly fetchedAt: number;
}

/**
 * Asks for items in parts, one call after the other, until one fails: its provider stays down for a while.
 * @throws SourceError or TooLittleError when fewer than half of the items have an answer.
 */
export async function fetchInParts<Item, Answer>(
	items: readonly Item[],
	size: number,
	fetchPart: (part: readonly Item[]) => Promise<JsonAnswer<readonly (Answer | null)[]>>,
): Promise<Answers<Answer>> {
	const answers: (Answer | null)[] = [];
	let fetchedAt = Number.POSITIVE_INFINITY;
	let failure: SourceError | null = null;
	for (let from = 0; from < items.length && !failure; from += size) {
		try {
			const answer = await fetchPart(items.slice(from, from + size));
			answers.push(...answer.data);
			fetchedAt = Math.min(fetchedAt, answer.fetchedAt);
		} catch (error) {
			if (!(error instanceof SourceError)) throw error;
			failure = error;
		}
	}
	const found = answers.filter((answer) => answer !== null).length;
	if (found * 2 >= items.length) return { answers, fetchedAt };
	throw failure ?? new TooLittleError(`${found} of ${items.length} items`);
}
