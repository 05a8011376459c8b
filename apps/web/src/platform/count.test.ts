import { expect, test } from "vitest";
import { count } from "./count.ts";

test.each([
	[0, "0 reports"],
	[1, "1 report"],
	[2, "2 reports"],
	[1204, "1,204 reports"],
])("counts %i", (number, text) => {
	expect(count(number, "report")).toBe(text);
});

test("takes an irregular plural", () => {
	expect([count(1, "match", "matches"), count(3, "match", "matches")]).toEqual(["1 match", "3 matches"]);
});
