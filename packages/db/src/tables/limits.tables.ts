import type { Columns, Millis } from "./columns-and-values.ts";

export interface LimitsTables {
	rate_limits: RateLimitsTable;
}

/** A hit adds 1, or starts a new window when the row has expired. Expired rows may be deleted. */
export interface RateLimitsTable {
	key: string;
	window_start: Millis;
	expires_at: Millis;
	hits: number;
}

export const LIMITS_COLUMNS = {
	rate_limits: { key: true, window_start: true, expires_at: true, hits: true },
} as const satisfies Columns<LimitsTables>;
