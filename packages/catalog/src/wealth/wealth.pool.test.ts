import { expect, test } from "vitest";
import { expectIdsInOrder, expectSoundPool } from "../testing/expect-sound-pool.ts";
import { initials } from "./initials.ts";
import { WEALTH_CATEGORIES } from "./wealth.filters.ts";
import { BILLIONAIRES, wealthPool } from "./wealth.pool.ts";

test("has eight categories", () => {
	expect(WEALTH_CATEGORIES.map(({ label }) => label)).toEqual([
		"All Billionaires",
		"Youngest",
		"Oldest",
		"Women",
		"Men",
		"Technology",
		"Finance",
		"Energy",
	]);
});

test("256 people, in a fixed order, each with a plausible fortune and year of birth", () => {
	expect(BILLIONAIRES).toHaveLength(256);
	expectIdsInOrder(BILLIONAIRES);
	expectSoundPool(wealthPool("all"));
	expect(wealthPool("all")).toMatchObject({ game: "wealth", asOf: "2026-10" });
	for (const { id, iso2, netWorth, birthYear } of BILLIONAIRES) {
		expect(iso2, id).toMatch(/^[a-z]{2}$/);
		expect(netWorth % 10_000_000, id).toBe(0);
		expect(netWorth, id).toBeGreaterThanOrEqual(1e9);
		expect(netWorth, id).toBeLessThanOrEqual(1.1e12);
		expect(birthYear, id).toBeGreaterThanOrEqual(1920);
		expect(birthYear, id).toBeLessThanOrEqual(2008);
	}
	expect(new Set(BILLIONAIRES.map(({ name }) => name)).size).toBe(256);
});

test("gives each country one flag, and each flag one country", () => {
	const pairs = new Set(BILLIONAIRES.map(({ country, iso2 }) => `${country} ${iso2}`));
	expect(new Set(BILLIONAIRES.map(({ country }) => country)).size).toBe(pairs.size);
	expect(new Set(BILLIONAIRES.map(({ iso2 }) => iso2)).size).toBe(pairs.size);
});

test("has enough people in every category", () => {
	const sizes = Object.fromEntries(
		WEALTH_CATEGORIES.map(({ value }) => [value, wealthPool(value).cards.length]),
	);
	expect(sizes).toEqual({
		all: 256,
		youngest: 51,
		oldest: 52,
		women: 50,
		men: 206,
		technology: 64,
		finance: 41,
		energy: 16,
	});
});

test("includes ties in the youngest and the oldest", () => {
	const yearOf = new Map(BILLIONAIRES.map(({ id, birthYear }) => [id, birthYear]));
	for (const { id } of wealthPool("youngest").cards) expect(yearOf.get(id)).toBeGreaterThanOrEqual(1976);
	for (const { id } of wealthPool("oldest").cards) expect(yearOf.get(id)).toBeLessThanOrEqual(1944);
});

test("takes the initials of the first and the last name", () => {
	const names = ["Elon Musk", "Rihanna", "Jay-Z", "Enrique Razon Jr.", "Henry Nicholas III", "J.K. Rowling"];
	expect(names.map(initials)).toEqual(["EM", "R", "JZ", "ER", "HN", "JR"]);
	expect(initials("Prince Alwaleed bin Talal")).toBe("AT");
	for (const { name } of BILLIONAIRES) expect(initials(name), name).toMatch(/^\p{Lu}{1,2}$/u);
});
