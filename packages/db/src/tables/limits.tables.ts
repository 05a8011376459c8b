import type { Columns, Millis } from "./columns-and-values.ts";

export interface LimitsTables {
	rate_limits: RateLimitsTable;
}

/**
 * One row a key and one upsert a hit: insert with `hits` 1; on conflict of `key`, where `expires_at` is at or
 * before the new `window_start` take over the new window with 1 hit, else add 1; returning `hits` and
 * `expires_at`. Rows whose `expires_at` is past may be deleted at any time.
 */
export interface RateLimitsTable {
	key: string;
	window_start: Millis;
	expires_at: Millis;
	hits: number;
}

export const LIMITS_COLUMNS = {
	rate_limits: { key: true, window_start: true, expires_at: true, hits: true },
} as const satisfies Columns<LimitsTables>;
