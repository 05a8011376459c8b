import { expect, test } from "vitest";
import { count, rankText } from "./count.ts";

test("counts in the singular, the plural and an irregular plural", () => {
	expect([count(1, "report"), count(1204, "report")]).toEqual(["1 report", "1,204 reports"]);
	expect([count(1, "match", "matches"), count(3, "match", "matches")]).toEqual(["1 match", "3 matches"]);
});

test("names a rank, and what is beyond those that are counted", () => {
	expect(rankText({ rank: 12, of: 230 })).toBe("12th of 230");
	expect(rankText({ rank: 1284, of: null })).toBe("1,284th of more than 100,000");
	expect(rankText({ rank: null, of: null })).toBe("beyond the first 100,000");
});
