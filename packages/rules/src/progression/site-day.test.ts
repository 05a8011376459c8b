import { expect, it } from "vitest";
import { startOfDay, startOfNamedDay } from "./site-day.ts";

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
	expect(startOfDay(Date.parse(start) + 22 * 3_600_000, timeZone)).toBe(Date.parse(start));
});

// While a year is typed, a date field sends 0002, 0020 and 0202 before 2026.
it.each(["0000-01-01", "0002-11-21", "0202-02-02", "0999-12-31", "9999-12-31"])(
	"finds when %s begins",
	(day) => {
		for (const timeZone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
			expect(Math.abs(startOfNamedDay(day, timeZone) - Date.parse(day))).toBeLessThan(24 * 3_600_000);
	},
);
