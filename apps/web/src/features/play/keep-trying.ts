import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

/** Half a minute in all. */
const BACKOFF: Backoff = { firstMs: 300, factor: 2, longestMs: 4000, attempts: 11 };

/**
 * Makes a call, and again after growing pauses while `isPassing` says of its error that it goes away by itself. Only for calls that
 * may be repeated. Throws any other error, the last one when it has tried long enough, and the signal's reason once it aborts.
 */
export async function keepTrying<T>(
	call: () => Promise<T>,
	isPassing: (error: unknown) => boolean,
	signal: AbortSignal,
): Promise<T> {
	signal.throwIfAborted();
	return await retry(call, {
		pauses: pauses(BACKOFF),
		isPassing,
		async wait(ms) {
			await new Promise((resolve) => setTimeout(resolve, ms));
			signal.throwIfAborted();
		},
	});
}
