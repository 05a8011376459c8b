import { expect, test } from "vitest";
import { rankText } from "./rank-text.ts";

test("names a rank, and what is beyond those that are counted", () => {
	expect(rankText({ rank: 12, of: 230 })).toBe("12th of 230");
	expect(rankText({ rank: 1284, of: null })).toBe("1,284th of more than 100,000");
	expect(rankText({ rank: null, of: null })).toBe("beyond the first 100,000");
});
