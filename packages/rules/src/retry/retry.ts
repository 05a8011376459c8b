/** How long to pause between attempts, in ms. */
export interface Backoff {
	readonly firstMs: number;
	/** Each pause is so many times as long as the one before. */
	readonly factor: number;
	/** No pause is longer; without it they grow without end. */
	readonly longestMs?: number;
	/** How often is tried in all, the first time included; for ever without it. */
	readonly attempts?: number;
}

/**
 * Yields the pause before each further attempt, in ms.
 *
 * @param random from 0 to below 1: makes each pause up to half shorter or longer, so that many who failed together don't
 * all come back together. Without it the pauses are exact.
 */
export function* pauses(backoff: Backoff, random: () => number = () => 0.5): Generator<number, void> {
	const {
		firstMs,
		factor,
		longestMs = Number.POSITIVE_INFINITY,
		attempts = Number.POSITIVE_INFINITY,
	} = backoff;
	for (let attempt = 1, pause = firstMs; attempt < attempts; attempt++, pause *= factor) {
		yield Math.min(pause, longestMs) * (0.5 + random());
	}
}

/** When and how to try again. */
export interface Retry {
	/** How long to pause before each further attempt, in ms; when there are no more, the last failure stands. */
	readonly pauses: Iterable<number>;
	/** Whether the next attempt may succeed where this one failed. */
	isPassing(error: unknown): boolean;
	/** Waits so many ms. What it throws ends the attempts in place of the failure. */
	wait(ms: number, error: unknown): Promise<unknown>;
}

/**
 * Runs `work` until it succeeds, with a pause before each further attempt. Only for what may be done twice.
 *
 * @throws what `work` threw when that won't pass, or when the pauses have come to their end
 */
export async function retry<T>(work: () => T | Promise<T>, { pauses, isPassing, wait }: Retry): Promise<T> {
	const iterator = pauses[Symbol.iterator]();
	for (;;) {
		try {
			return await work();
		} catch (error) {
			const pause = isPassing(error) ? iterator.next() : undefined;
			if (pause === undefined || pause.done === true) throw error;
			await wait(pause.value, error);
		}
	}
}
