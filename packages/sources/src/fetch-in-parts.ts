import type { JsonAnswer } from "./http/fetch-json.ts";
import { SourceError } from "./http/source-error.ts";
import { TooLittleError } from "./live-pool.ts";

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
