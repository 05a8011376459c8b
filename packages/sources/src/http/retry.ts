import type { Backoff } from "@hilo/rules/retry/retry";
import type { SourceError } from "./source-error.ts";

/** At most three attempts, as a player is waiting. */
export const BACKOFF: Backoff = { firstMs: 400, factor: 2, attempts: 3 };
/** A call is not retried when the provider asks for a longer wait. */
const MAX_RETRY_AFTER_MS = 5_000;

const WORTH_RETRYING: ReadonlySet<SourceError["kind"]> = new Set(["unreachable", "limited", "broken"]);

/** Whether a retry may succeed while the player waits. */
export function isWorthRetrying({ kind, retryAfterMs: requestedMs }: SourceError): boolean {
	return WORTH_RETRYING.has(kind) && (requestedMs ?? 0) <= MAX_RETRY_AFTER_MS;
}

/** Returns a `Retry-After` header as ms from now, 0 or more; undefined for none or an invalid one. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
	if (header === null) return undefined;
	if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
	// `Date.parse` accepts even "-5"; the header's dates begin with a weekday.
	const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
