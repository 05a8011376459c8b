import { expect, test } from "vitest";
import { clockText, longDate, shortDate } from "./dates.ts";

test("formats days for profiles and the home page in every time zone", () => {
	expect(shortDate("2026-11-02T23:30:00.000Z")).toBe("Nov 2, 2026");
	expect(longDate("2026-11-02T23:30:00.000Z")).toBe("2 November 2026");
});

test("formats a duration like a clock, counting the begun second", () => {
	expect(clockText(3_661_000)).toBe("01:01:01");
	expect(clockText(1)).toBe("00:00:01");
	expect(clockText(0)).toBe("00:00:00");
});
