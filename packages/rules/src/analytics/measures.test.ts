import { expect, it } from "vitest";
import { daysAfter, daysBetween, daysFrom } from "../progression/site-day.ts";
import { startOfMonth, startOfWeek } from "./measures.ts";

it.each([
	["2026-11-23", "2026-11-23", "2026-11-01"],
	["2026-11-29", "2026-11-23", "2026-11-01"],
	["2027-01-01", "2026-12-28", "2027-01-01"],
	["2028-02-29", "2028-02-28", "2028-02-01"],
])("%s is in the week of %s and the month of %s", (day, week, month) => {
	expect([startOfWeek(day), startOfMonth(day)]).toEqual([week, month]);
});

it("counts days across the ends of months and clock changes", () => {
	expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
	expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
	expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
	expect(daysFrom("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
	expect(daysFrom("2026-03-01", "2026-02-27")).toEqual([]);
});
