import { expect, test } from "vitest";
import { expectSoundPool } from "../testing/expect-sound-pool.ts";
import { COUNTRIES, countryPool } from "./country.pool.ts";

test("90 countries, in alphabetical order", () => {
	expect(COUNTRIES.map(({ id }) => id)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1));
	const names = COUNTRIES.map(({ name }) => name);
	expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
	expect(new Set(names).size).toBe(90);
});

test("ranges from France, 89.4 million, to Belarus, 253 thousand", () => {
	const ranked = COUNTRIES.toSorted((a, b) => b.visitors - a.visitors);
	expect(ranked.at(0)).toMatchObject({ name: "France", visitors: 89_400_000 });
	expect(ranked.at(-1)).toMatchObject({ name: "Belarus", visitors: 253_000 });
});

test("gives a name its article in a sentence", () => {
	const withArticle = COUNTRIES.flatMap(({ inSentence }) => inSentence ?? []);
	expect(withArticle).toEqual([
		"the Bahamas",
		"the Dominican Republic",
		"the Maldives",
		"the Netherlands",
		"the Philippines",
		"the Seychelles",
		"the United Arab Emirates",
		"the United Kingdom",
		"the United States",
	]);
	for (const { name, inSentence = name } of COUNTRIES)
		expect(inSentence).toMatch(new RegExp(`^(the )?${name}$`));
	expect(countryPool.cards.find(({ id }) => id === "nl")).toHaveProperty("inSentence", "the Netherlands");
	expect(countryPool.cards.find(({ id }) => id === "fr")).not.toHaveProperty("inSentence");
});

test("has complete items, which show a differing year", () => {
	expectSoundPool(countryPool);
	for (const { name, iso2, visitors, year } of COUNTRIES) {
		expect(iso2, name).toMatch(/^[a-z]{2}$/);
		expect(Number.isInteger(visitors), name).toBe(true);
		expect(year, name).toBe(name === "Belarus" ? 2005 : 2018);
	}
	expect(countryPool.cards.find(({ id }) => id === "by")?.detail).toBe("Visitors in 2005");
});
