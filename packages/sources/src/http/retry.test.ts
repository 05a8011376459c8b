import { expect, test } from "vitest";
import { isWorthRetrying, MAX_RETRY_AFTER_MS, retryAfterMs } from "./retry.ts";
import { SourceError, type SourceErrorKind } from "./source-error.ts";

const error = (kind: SourceErrorKind, requestedMs?: number) =>
	new SourceError("tmdb", kind, { retryAfterMs: requestedMs });

test.each(["unreachable", "limited", "broken"] as const)("retries %s", (kind) => {
	expect(isWorthRetrying(error(kind))).toBe(true);
});

test.each(["refused", "missing", "unreadable", "timeout"] as const)("does not retry %s", (kind) => {
	expect(isWorthRetrying(error(kind))).toBe(false);
});

test("does not retry when the provider asks for a long wait", () => {
	expect(isWorthRetrying(error("limited", MAX_RETRY_AFTER_MS))).toBe(true);
	expect(isWorthRetrying(error("limited", MAX_RETRY_AFTER_MS + 1))).toBe(false);
});

test("reads Retry-After in seconds or as a date", () => {
	const now = Date.UTC(2026, 10, 21, 12);
	expect(retryAfterMs("120", now)).toBe(120_000);
	expect(retryAfterMs(" 0 ", now)).toBe(0);
	expect(retryAfterMs("Sat, 21 Nov 2026 12:00:30 GMT", now)).toBe(30_000);
	expect(retryAfterMs("Sat, 21 Nov 2026 11:00:00 GMT", now)).toBe(0);
	for (const header of [null, "", "soon", "-5", "1e99"]) expect(retryAfterMs(header, now)).toBeUndefined();
});
