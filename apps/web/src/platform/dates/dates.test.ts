import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";
import { longDate } from "./long-date.ts";
import { shortDate } from "./short-date.ts";
import { timeAgo } from "./time-ago.ts";

test("writes a day as profiles and as the home page do, wherever the reader is", () => {
	expect(shortDate("2026-11-02T23:30:00.000Z")).toBe("Nov 2, 2026");
	expect(longDate("2026-11-02T23:30:00.000Z")).toBe("2 November 2026");
});

test("says how long ago something was", () => {
	const now = Date.parse("2026-11-02T12:00:00.000Z");
	expect(timeAgo("2026-11-02T11:59:30.000Z", now)).toBe("just now");
	expect(timeAgo("2026-11-02T11:55:00.000Z", now)).toBe("5 minutes ago");
	expect(timeAgo("2026-11-01T11:00:00.000Z", now)).toBe("yesterday");
});

test("writes a span of time like a clock, the begun second included", () => {
	expect(clockText(3_661_000)).toBe("01:01:01");
	expect(clockText(1)).toBe("00:00:01");
	expect(clockText(0)).toBe("00:00:00");
});
