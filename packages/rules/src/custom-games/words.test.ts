import fc from "fast-check";
import { expect, it } from "vitest";
import { gameWords, isLongSearch, searchTerms } from "./words.ts";

const words = (name: string, description = "") => gameWords({ name, description });
const finds = (search: string, text: string) =>
	searchTerms(search).every(({ words: all }) =>
		all.every((part) => words(text).some((word) => word.startsWith(part))),
	);

it("takes the words of name and description, in lower case, each once", () => {
	expect(words("Höhe der Berge", "Die HÖHE von 14 Bergen – in m²!")).toEqual([
		"hohe",
		"der",
		"berge",
		"die",
		"von",
		"14",
		"bergen",
		"in",
		"m2",
	]);
	expect(words("  !?  ")).toEqual([]);
});

it.each([
	["zürich", "Trams of ZURICH"],
	["Zu\u0308r", "Zürich"],
	["straße", "STRASSE"],
	["ΣΑΣ", "σας"],
	["top-10", "The top 10"],
	["東京", "大東京の地下鉄"],
	["ｐａｒｉｓ", "Paris"],
	["dogs cats", "Cats, dogs"],
])("finds by %s: %s", (search, text) => {
	expect(finds(search, text)).toBe(true);
});

it.each([
	["dogs birds", "Cats, dogs"],
	["ogs", "Dogs"],
])("does not find by %s: %s", (search, text) => {
	expect(finds(search, text)).toBe(false);
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
	["one two three", false],
	["one two three four", true],
	["one.two.three.four", true],
	["one two three !!!", false],
])("takes %j for a long search: %s", (search, isLong) => {
	expect(isLongSearch(searchTerms(search))).toBe(isLong);
});

it("finds any game by its own name, and limits the number of words", () => {
	const text = fc.string({ unit: "grapheme", maxLength: 30 });
	fc.assert(
		fc.property(text, (name) => {
			expect(finds(name, name)).toBe(true);
		}),
	);
	const long = fc.string({ unit: "binary", maxLength: 2000, size: "max" });
	fc.assert(
		fc.property(long, (description) => {
			expect(words("", description).length).toBeLessThan(301);
		}),
	);
});
