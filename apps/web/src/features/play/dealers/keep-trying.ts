import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

/** Half a minute in all. */
const BACKOFF: Backoff = { firstMs: 300, factor: 2, maxMs: 4000, attempts: 11 };

/**
 * Repeats a call, with growing pauses, while `isTransient` says that its error is temporary. Only for repeatable calls.
 * @throws any other error, the last error at the end, or the signal's reason once it aborts
 */
export async function keepTrying<T>(
	call: () => Promise<T>,
	isTransient: (error: unknown) => boolean,
	signal: AbortSignal,
): Promise<T> {
	signal.throwIfAborted();
	return await retry(call, {
		pauses: pauses(BACKOFF),
		isTransient,
		async wait(ms) {
			await new Promise((resolve) => setTimeout(resolve, ms));
			signal.throwIfAborted();
		},
	});
}
