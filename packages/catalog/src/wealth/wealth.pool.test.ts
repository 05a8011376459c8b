import { expect, test } from "vitest";
import { WEALTH_CATEGORIES } from "../filter-options.ts";
import { BILLIONAIRES, wealthPool } from "./wealth.pool.ts";

test("has a plausible fortune and year of birth for each person", () => {
	for (const { id, netWorth, birthYear } of BILLIONAIRES) {
		expect(netWorth >= 1e9 && netWorth <= 1.1e12, id).toBe(true);
		expect(birthYear >= 1920 && birthYear <= 2008, id).toBe(true);
	}
	expect(new Set(BILLIONAIRES.map(({ name }) => name)).size).toBe(BILLIONAIRES.length);
});

test("gives each country one flag, and each flag one country", () => {
	const pairs = new Set(BILLIONAIRES.map(({ country, iso2 }) => `${country} ${iso2}`));
	expect(new Set(BILLIONAIRES.map(({ country }) => country)).size).toBe(pairs.size);
	expect(new Set(BILLIONAIRES.map(({ iso2 }) => iso2)).size).toBe(pairs.size);
});

test.each(WEALTH_CATEGORIES)("has enough people for $label", ({ value }) => {
	expect(wealthPool(value).cards.length).toBeGreaterThanOrEqual(15);
});

test("includes ties in the youngest and the oldest", () => {
	const yearOf = new Map(BILLIONAIRES.map(({ id, birthYear }) => [id, birthYear]));
	for (const { id } of wealthPool("youngest").cards) expect(yearOf.get(id)).toBeGreaterThanOrEqual(1976);
	for (const { id } of wealthPool("oldest").cards) expect(yearOf.get(id)).toBeLessThanOrEqual(1944);
});
