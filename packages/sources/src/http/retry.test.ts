import { expect, test } from "vitest";
import { MAX_RETRY_AFTER_MS, retryAfterMs, waitBeforeRetry } from "./retry.ts";
import { SourceError, type SourceErrorKind } from "./source-error.ts";

const error = (kind: SourceErrorKind, asked?: number) =>
	new SourceError("tmdb", kind, { retryAfterMs: asked });

test("each wait is twice the last, give or take half", () => {
	expect(waitBeforeRetry(error("broken"), 1, 0)).toBe(200);
	expect(waitBeforeRetry(error("broken"), 1, 0.999)).toBe(600);
	expect(waitBeforeRetry(error("unreachable"), 2, 0)).toBe(400);
	expect(waitBeforeRetry(error("unreachable"), 2, 0.999)).toBe(1_199);
	expect(waitBeforeRetry(error("broken"), 3, 0.5)).toBeNull();
});

test("a provider is given the time it asks for, unless that is longer than a player waits", () => {
	expect(waitBeforeRetry(error("limited", 3_000), 1, 0)).toBe(3_000);
	expect(waitBeforeRetry(error("broken", 100), 1, 0)).toBe(200);
	expect(waitBeforeRetry(error("limited", MAX_RETRY_AFTER_MS), 1, 0)).toBe(MAX_RETRY_AFTER_MS);
	expect(waitBeforeRetry(error("limited", MAX_RETRY_AFTER_MS + 1), 1, 0)).toBeNull();
});

test.each(["refused", "missing", "unreadable", "timeout"] as const)(
	"%s stays so when asked again",
	(kind) => {
		expect(waitBeforeRetry(error(kind), 1, 0.5)).toBeNull();
	},
);

test("Retry-After holds seconds or a date", () => {
	const now = Date.UTC(2026, 10, 21, 12);
	expect(retryAfterMs("120", now)).toBe(120_000);
	expect(retryAfterMs(" 0 ", now)).toBe(0);
	expect(retryAfterMs("Sat, 21 Nov 2026 12:00:30 GMT", now)).toBe(30_000);
	expect(retryAfterMs("Sat, 21 Nov 2026 11:00:00 GMT", now)).toBe(0);
	for (const nothing of [null, "", "soon", "-5", "1e99"]) expect(retryAfterMs(nothing, now)).toBeUndefined();
});
