import fc from "fast-check";
import { expect, it } from "vitest";
import { hasWords, isLongSearch, searchTerms, searchText } from "./words.ts";

const finds = (search: string, name: string, description = "") =>
	searchTerms(search).every((term) => hasWords(searchText({ name, description }), term));

it("takes the words of name and description, in lower case", () => {
	expect(searchText({ name: "Höhe der Berge", description: "14 von 20 – in m²!" })).toBe(
		" hohe der berge 14 von 20 in m2",
	);
	expect(searchText({ name: "  !?  ", description: "" })).toBe("");
});

it.each([
	["zürich", "Trams of ZURICH", true],
	["Zu\u0308r", "Zürich", true],
	["straße", "STRASSE", true],
	["ΣΑΣ", "σας", true],
	["top-10", "The top 10", true],
	["東京", "大東京の地下鉄", true],
	["京東", "大東京の地下鉄", false],
	["tower 東京t", "東京TOWER", true],
	["นี่", "ที่นี่", true],
	["ｐａｒｉｓ", "Paris", true],
	["dogs cats", "Cats, dogs", true],
	["dogs birds", "Cats, dogs", false],
	["ogs", "Dogs", false],
])("by %s, the text %s is found: %s", (search, text, isFound) => {
	expect(finds(search, text)).toBe(isFound);
});

it("keeps what was typed for the search by name, and ignores terms without a letter or digit", () => {
	expect(searchTerms(" ada.l  Rivers ")).toEqual([
		{ name: "ada.l", words: ["ada", "l"] },
		{ name: "Rivers", words: ["rivers"] },
	]);
	expect(searchTerms(" - ' %% ")).toEqual([]);
});

it.each(["a ".repeat(25), "a-b-c.d ".repeat(6), `a b c d e ${"f.".repeat(20)}`])(
	"searches for at most six words of %j",
	(search) => {
		expect(searchTerms(search).flatMap(({ words }) => words)).toHaveLength(6);
	},
);

it.each([
	["one two three !!!", false],
	["one two three four", true],
	["one.two.three.four", true],
])("takes %j for a long search: %s", (search, isLong) => {
	expect(isLongSearch(searchTerms(search))).toBe(isLong);
});

it("finds any game by its own name", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (name) => {
			expect(finds(name, name)).toBe(true);
		}),
	);
});
