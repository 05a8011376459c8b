import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";
import { dayAt, dayBefore, msToMidnight, startOfDay, startOfNamedDay } from "./site-day.ts";

it("follows the site's time zone", () => {
	const now = Date.UTC(2026, 10, 21, 11, 30);
	expect(dayAt(now, "UTC")).toBe("2026-11-21");
	expect(dayAt(now, "Pacific/Auckland")).toBe("2026-11-22");
	expect(dayBefore("2024-03-01")).toBe("2024-02-29");
});

it("finds midnight on days of 23, 24 and 25 hours", () => {
	const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
	const zone = fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe");
	fc.assert(
		fc.property(moment, zone, (now, timeZone) => {
			const midnight = now + msToMidnight(now, timeZone);
			expect(dayAt(midnight - 1, timeZone)).toBe(dayAt(now, timeZone));
			expect(dayBefore(dayAt(midnight, timeZone))).toBe(dayAt(now, timeZone));
		}),
	);
	expect(msToMidnight(Date.UTC(2026, 2, 8, 5), "America/New_York")).toBe(23 * HOUR_MS);
	expect(msToMidnight(Date.UTC(2026, 10, 1, 4), "America/New_York")).toBe(25 * HOUR_MS);
});

it.each([
	["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z"],
	["2026-11-21", "Pacific/Kiritimati", "2026-11-20T10:00:00.000Z"],
	["2026-11-21", "Pacific/Pago_Pago", "2026-11-21T11:00:00.000Z"],
	// The clocks go forward at midnight: the day begins at one.
	["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
	["2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
])("finds when %s begins in %s", (day, timeZone, start) => {
	expect(new Date(startOfNamedDay(day, timeZone)).toISOString()).toBe(start);
	expect(startOfDay(Date.parse(start), timeZone)).toBe(Date.parse(start));
	expect(startOfDay(Date.parse(start) + 22 * HOUR_MS, timeZone)).toBe(Date.parse(start));
});

// While a year is typed, a date field sends 0002, 0020 and 0202 before 2026.
it.each(["0000-01-01", "0002-11-21", "0999-12-31", "9999-12-31"])("finds when %s begins", (day) => {
	for (const timeZone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
		expect(Math.abs(startOfNamedDay(day, timeZone) - Date.parse(day))).toBeLessThan(DAY_MS);
});
