import { setTimeout as sleep } from "node:timers/promises";
import { type Backoff, pauses, retry } from "@hilo/rules/retry/retry";
import { isStalePlan } from "./stale-plan.ts";

const BACKOFF: Backoff = { firstMs: 20, factor: 2, attempts: 4 };

/** PostgreSQL's serialization failures and deadlocks, and SQLite's timeout of a wait for another writer. */
const TRANSIENT = new Set(["40001", "40P01", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_BUSY_RECOVERY"]);

/** Whether a failed transaction may succeed when it is run again. */
function isTransient(error: unknown): boolean {
	if (isStalePlan(error)) return true;
	return (
		error instanceof Error && "code" in error && typeof error.code === "string" && TRANSIENT.has(error.code)
	);
}

/** How long a call waits for a row in all. A short pause first, because most rows are free within milliseconds. */
export const LOCK_WAIT_MS = 1000;
const LOCK_BACKOFF: Backoff = { firstMs: 30, factor: 2, maxMs: 300 };
const NO_LOCK = "55P03";

/**
 * Runs `work` again, for a second, while it ends because PostgreSQL did not give it a lock in time (`LOCK_TRY_MS`).
 * Between two tries it holds no connection, so that callers who wait for one row don't keep others from writing.
 */
export function waitForLocks<T>(work: () => Promise<T>): Promise<T> {
	const until = performance.now() + LOCK_WAIT_MS;
	return retry(work, {
		pauses: pauses(LOCK_BACKOFF, Math.random),
		isTransient: (error) => isLockTimeout(error) && performance.now() < until,
		wait: (ms) => sleep(Math.min(ms, Math.max(0, until - performance.now()))),
	});
}

/** Whether PostgreSQL ended a wait for a lock. */
export function isLockTimeout(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === NO_LOCK;
}

/** Runs `work` up to four times, with growing pauses, while it fails for a transient reason. */
export function retryTransient<T>(work: () => Promise<T>): Promise<T> {
	return retry(work, { pauses: pauses(BACKOFF, Math.random), isTransient, wait: (ms) => sleep(ms) });
}
