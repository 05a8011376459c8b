import type { SourceError } from "./source-error.ts";

/** How often a call is made at most, the first time included. */
export const MAX_ATTEMPTS = 3;
/** Before the second attempt; each further one waits twice as long, give or take half. */
export const BACKOFF_MS = 400;
/** Who asks for more patience than this is asked another day: a player is waiting. */
export const MAX_RETRY_AFTER_MS = 5_000;

const WORTH_RETRYING: ReadonlySet<SourceError["kind"]> = new Set(["unreachable", "limited", "broken"]);

/**
 * How long to wait before a failed call is made again, in ms; null: give up.
 *
 * @param attempt the one that failed, from 1
 * @param random from 0 to below 1, so that many processes don't come back at once
 */
export function waitBeforeRetry(error: SourceError, attempt: number, random: number): number | null {
	if (attempt >= MAX_ATTEMPTS || !WORTH_RETRYING.has(error.kind)) return null;
	const asked = error.retryAfterMs ?? 0;
	if (asked > MAX_RETRY_AFTER_MS) return null;
	const backoff = BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random);
	return Math.max(asked, Math.round(backoff));
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
