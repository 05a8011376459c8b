import { expect, test } from "vitest";
import { count } from "./count.ts";

test("counts in the singular, the plural and an irregular plural", () => {
	expect([count(1, "report"), count(1204, "report")]).toEqual(["1 report", "1,204 reports"]);
	expect([count(1, "match", "matches"), count(3, "match", "matches")]).toEqual(["1 match", "3 matches"]);
});
