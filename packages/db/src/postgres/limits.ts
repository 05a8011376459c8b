import type { PostgresAvailability } from "./availability.ts";

/** How long those wait who have an answer to give. */
export interface TimeLimits {
	/** The longest that a statement may take, its wait for locks included, in ms. */
	readonly statementMs: number;
	/** The longest wait for a connection: to PostgreSQL, or while others use all that there may be, in ms. */
	readonly connectMs: number;
}

/** The limits of a pool of connections, and who knows whether to wait at all. */
export interface Limits {
	readonly statementMs: number;
	readonly reach: PostgresAvailability;
}
