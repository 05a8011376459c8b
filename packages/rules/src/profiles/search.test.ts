import { describe, expect, it } from "vitest";
import { checkSearch, searchedPart } from "./search.ts";

describe("a search for players", () => {
	it("is refused from 51 characters on", () => {
		expect(checkSearch("a".repeat(50))).toBeNull();
		expect(checkSearch(`  ${"𝒜".repeat(50)}  `)).toBeNull();
		expect(checkSearch("a".repeat(51))).toBe("accounts/search-too-long");
	});

	it.each([
		["Ad", "ad"],
		[" ADA ", "ada"],
		["Zoe\u0308", "zoë"],
		["STRASSE", "strasse"],
		["straße", "strasse"],
		["小龙", "小龙"],
		["_.", "_."],
		["%'", "%'"],
	])("%j looks for %j", (query, part) => {
		expect(searchedPart(query)).toBe(part);
	});

	it.each(["", "a", " a ", "ß", "e\u0301", "a b", "a\u0000b", "\ud800a", "a\u200bb"])(
		"%j finds no player",
		(query) => {
			expect(searchedPart(query)).toBeNull();
		},
	);
});
