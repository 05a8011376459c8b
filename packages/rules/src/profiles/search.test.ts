import { expect, it } from "vitest";
import { checkSearch, searchedPart } from "./search.ts";

it("refuses a search for players from 51 characters on", () => {
	expect(checkSearch(`  ${"𝒜".repeat(50)}  `)).toBeNull();
	expect(checkSearch("a".repeat(51))).toBe("accounts/search-too-long");
});

it.each([
	[" ADA ", "ada"],
	["Zoe\u0308", "zoë"],
	["straße", "strasse"],
	["小龙", "小龙"],
	["_.", "_."],
	["%'", "%'"],
	["", null],
	[" a ", null],
	["ß", null],
	["e\u0301", null],
	["a b", null],
	["a\u0000b", null],
	["\ud800a", null],
	["a\u200bb", null],
])("%j looks for %j", (query, part) => {
	expect(searchedPart(query)).toBe(part);
});
