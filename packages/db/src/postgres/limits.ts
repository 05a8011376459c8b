import type { PostgresAvailability } from "./availability.ts";

export interface TimeLimits {
	/** The time limit of a statement, including its waits for locks. */
	readonly statementMs: number;
	/** The longest wait for a new connection, or for a free one of the pool. */
	readonly connectMs: number;
}

export interface Limits {
	readonly statementMs: number;
	readonly availability: PostgresAvailability;
}
