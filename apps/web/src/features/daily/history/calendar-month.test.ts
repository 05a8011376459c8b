import { expect, test } from "vitest";
import { weeksOf } from "./calendar-month.ts";

test("starts weeks on Monday, with each day of the month one time", () => {
	const november = weeksOf("2026-11");
	expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
	expect(november.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
	expect(november.every((week) => week.length === 7)).toBe(true);
	expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
	// Begins on a Monday and ends on a Sunday.
	expect(weeksOf("2027-02")).toHaveLength(4);
});
