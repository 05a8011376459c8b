import { setTimeout } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

/** The longest wait for another process's write. */
const MAX_WAIT_MS = 5_000;
const BACKOFF: Backoff = { firstMs: 1, factor: 2, maxMs: 50 };
/** A failure this long after the last one starts a new wait. */
const NEW_WAIT_AFTER_MS = 500;

/** Captured at load, because tests replace the timers. */
const sleep = setTimeout;

/** Whether another process has the database locked. */
export function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}

export class BusyWait {
	readonly #limitMs: number;
	#since = 0;
	#lastAt = Number.NEGATIVE_INFINITY;

	constructor(limitMs: number = MAX_WAIT_MS) {
		this.#limitMs = limitMs;
	}

	/** Retries while the database is locked; SQLite's timeout would block the process. Callers share the time limit. */
	run<T>(attempt: () => T): Promise<T> {
		const attemptOnce = () => {
			const result = attempt();
			this.#lastAt = Number.NEGATIVE_INFINITY;
			return result;
		};
		return retry(attemptOnce, {
			pauses: pauses(BACKOFF),
			isTransient: (error) => isBusy(error) && this.#mayWait(),
			wait: (ms) => sleep(ms),
		});
	}

	#mayWait(): boolean {
		const now = performance.now();
		if (now - this.#lastAt > NEW_WAIT_AFTER_MS) this.#since = now;
		this.#lastAt = now;
		return now - this.#since <= this.#limitMs;
	}
}
