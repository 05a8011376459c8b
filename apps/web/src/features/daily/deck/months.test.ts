import { expect, test } from "vitest";
import { monthLater, monthSearch, weeksOf } from "./months.ts";

test("counts months across the end of a year", () => {
	expect([monthLater("2026-12", 1), monthLater("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("shows the newest month by default", () => {
	const named = ["2026-11", "2026-13", "2026-1", "", 5].map((month) => monthSearch({ month }).month);
	expect(named).toEqual(["2026-11", undefined, undefined, undefined, undefined]);
});

test("starts weeks on Monday, with each day of the month one time", () => {
	const november = weeksOf("2026-11");
	expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
	expect(november.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
	expect(november.every((week) => week.length === 7)).toBe(true);
	expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
	// Begins on a Monday and ends on a Sunday.
	expect(weeksOf("2027-02")).toHaveLength(4);
});
