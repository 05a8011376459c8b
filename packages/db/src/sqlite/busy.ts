import { setTimeout } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

/** How long we wait for another process to end its write, in ms. */
const LIMIT_MS = 5_000;
const BACKOFF: Backoff = { firstMs: 1, factor: 2, longestMs: 50 };
/** When nobody has found the database locked for so long, it is another lock, and one waits anew. */
const ANOTHER_MS = 500;

/** Taken when the module loads, so that it waits although a test has stopped the clock. */
const sleep = setTimeout;

/** Whether another process has the database locked. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}

/** Waits for other processes that have the database locked. All who use a connection wait for one lock together. */
export class BusyWait {
	readonly #limitMs: number;
	#since = 0;
	#lastAt = Number.NEGATIVE_INFINITY;

	constructor(limitMs: number = LIMIT_MS) {
		this.#limitMs = limitMs;
	}

	/**
	 * Gives what `attempt` gives, trying again for five seconds while another process has the database locked. SQLite's own waiting would
	 * stop the whole process, and with it whatever the other side may be waiting for. Who comes after
	 * somebody has waited in vain does not wait as long again.
	 */
	run<T>(attempt: () => T): Promise<T> {
		const tried = () => {
			const result = attempt();
			this.#lastAt = Number.NEGATIVE_INFINITY;
			return result;
		};
		return retry(tried, {
			pauses: pauses(BACKOFF),
			isPassing: (error) => isBusy(error) && this.#mayWait(),
			wait: (ms) => sleep(ms),
		});
	}

	#mayWait(): boolean {
		const now = performance.now();
		if (now - this.#lastAt > ANOTHER_MS) this.#since = now;
		this.#lastAt = now;
		return now - this.#since <= this.#limitMs;
	}
}
