import { setTimeout } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

/** How long we wait for another process to end its write, in ms. */
const LIMIT_MS = 5_000;
const BACKOFF: Backoff = { firstMs: 1, factor: 2, longestMs: 50 };

/** Taken when the module loads, so that it waits although a test has stopped the clock. */
const sleep = setTimeout;

/** Whether another process has the database locked. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}

/**
 * Gives what `attempt` gives, trying again for five seconds while another process has the database locked. SQLite's own
 * waiting would stop the whole process, and with it whatever the other side may be waiting for.
 */
export function whenNotBusy<T>(attempt: () => T): Promise<T> {
	const deadline = Date.now() + LIMIT_MS;
	return retry(attempt, {
		pauses: pauses(BACKOFF),
		isPassing: (error) => isBusy(error) && Date.now() <= deadline,
		wait: (ms) => sleep(ms),
	});
}
