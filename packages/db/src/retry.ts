import { setTimeout as sleep } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

const BACKOFF: Backoff = { firstMs: 20, factor: 2, maxMs: 200 };
const MAX_CONFLICTS = 4;
const MAX_BUSY_MS = 5000;

/** PostgreSQL's serialization failures and deadlocks. */
const isConflict = (code: string) => code === "40001" || code === "40P01";
/** Another process writes to the SQLite file. */
const isBusy = (code: string) => code.startsWith("SQLITE_BUSY");

/**
 * Runs `work` again, with growing pauses, while it fails for a transient reason: after conflicts with other
 * transactions four times in all, and for five seconds while another process has SQLite's write lock.
 */
export function retryTransient<T>(work: () => Promise<T>): Promise<T> {
	const until = performance.now() + MAX_BUSY_MS;
	let conflicts = 0;
	const isTransient = (error: unknown) => {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		return isConflict(code) ? ++conflicts < MAX_CONFLICTS : isBusy(code) && performance.now() < until;
	};
	return retry(work, { pauses: pauses(BACKOFF, Math.random), isTransient, wait: (ms) => sleep(ms) });
}
