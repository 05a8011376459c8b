import { expect, it } from "vitest";
import { startOf } from "./periods.ts";

it.each([
	["2026-11-22", "2026-11-16", "2026-11-01"],
	["2026-11-16", "2026-11-16", "2026-11-01"],
	["2026-11-01", "2026-10-26", "2026-11-01"],
	["2027-01-01", "2026-12-28", "2027-01-01"],
	["2028-03-01", "2028-02-28", "2028-03-01"],
])("%s is in the week that began on %s, and in the month of %s", (day, week, month) => {
	expect(startOf("week", day)).toBe(week);
	expect(startOf("month", day)).toBe(month);
});
