import type { PostgresAvailability } from "./availability.ts";

/** How long one try waits for a lock, on a connection that others then can't have; `waitForLocks` repeats it. */
export const LOCK_TRY_MS = 25;

export interface TimeLimits {
	/** The time limit of a statement. Locks are waited for a second at most. */
	readonly statementMs: number;
	/** The longest wait for a new connection, or for a free one of the pool. */
	readonly connectMs: number;
}

export interface Limits {
	readonly statementMs: number;
	readonly availability: PostgresAvailability;
}
