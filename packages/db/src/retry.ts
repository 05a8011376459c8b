import { setTimeout as sleep } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";

const BACKOFF: Backoff = { firstMs: 20, factor: 2, attempts: 4 };

/** PostgreSQL's serialization failures and deadlocks, and SQLite's timeout of a wait for another writer. */
const TRANSIENT = new Set(["40001", "40P01", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_BUSY_RECOVERY"]);

/** Whether a failed transaction may succeed when it is run again. */
function isTransient(error: unknown): boolean {
	return (
		error instanceof Error && "code" in error && typeof error.code === "string" && TRANSIENT.has(error.code)
	);
}

/** Runs `work` up to four times, with growing pauses, while it fails for a transient reason. */
export function retryTransient<T>(work: () => Promise<T>): Promise<T> {
	return retry(work, { pauses: pauses(BACKOFF, Math.random), isTransient, wait: (ms) => sleep(ms) });
}
