import type { JsonAnswer } from "./http/fetch-json.ts";
import { SourceError } from "./http/source-error.ts";
import { TooLittleError } from "./live-pool.ts";

interface Answers<Answer> {
	/** One for each item, null where there is none. */
	readonly answers: readonly (Answer | null)[];
	readonly fetchedAt: number;
}

/**
 * Asks for many items, some at a time, one call after the other. A part that fails leaves its items without an answer, and after a
 * failure no further part is asked for, because a provider that is down stays down for a while.
 *
 * @throws SourceError the failure, when fewer than half of the items have an answer; TooLittleError when nothing failed
 */
export async function inParts<Item, Answer>(
	items: readonly Item[],
	size: number,
	ask: (part: readonly Item[]) => Promise<JsonAnswer<readonly (Answer | null)[]>>,
): Promise<Answers<Answer>> {
	const answers: (Answer | null)[] = [];
	let fetchedAt = Number.POSITIVE_INFINITY;
	let failure: SourceError | null = null;
	for (let from = 0; from < items.length && !failure; from += size) {
		try {
			const answer = await ask(items.slice(from, from + size));
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
