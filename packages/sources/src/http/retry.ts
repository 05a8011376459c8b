import type { Backoff } from "@hilo/rules/retry/retry";
import type { SourceError } from "./source-error.ts";

/** A call is made three times at most: a player is waiting. */
export const BACKOFF: Backoff = { firstMs: 400, factor: 2, attempts: 3 };
/** A provider that asks for more patience than this is asked another day. */
export const MAX_RETRY_AFTER_MS = 5_000;

const WORTH_RETRYING: ReadonlySet<SourceError["kind"]> = new Set(["unreachable", "limited", "broken"]);

/** Returns whether a call that failed so may succeed within a player's patience. */
export function isWorthRetrying({ kind, retryAfterMs: asked }: SourceError): boolean {
	return WORTH_RETRYING.has(kind) && (asked ?? 0) <= MAX_RETRY_AFTER_MS;
}

/**
 * Reads a `Retry-After` header, which holds seconds or a date.
 *
 * @returns ms from now, never negative; undefined for none or one that says nothing
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
	if (header === null) return undefined;
	if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
	// Anything goes as a date, "-5" too; the header's dates begin with a weekday.
	const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
