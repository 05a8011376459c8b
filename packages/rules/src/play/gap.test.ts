import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { customScale } from "../custom-games/gap-scale.ts";
import { areComparable } from "./comparable.ts";
import { GAME_IDS } from "./games.ts";
import {
	barsOf,
	classicScale,
	type GapItem,
	type GapScale,
	gapBetween,
	spokenGap,
	timelineOf,
} from "./gap.ts";

const item = (name: string, value: number, isEstimate = false): GapItem => ({
	id: name,
	name,
	value,
	isEstimate,
});

/** The sentence about B, whose number was hidden, beside A. */
function gapText(scale: GapScale, known: number, hidden: number, isEstimate = false): string {
	return gapBetween(scale, item("A", known), item("B", hidden, isEstimate))
		.map((part) => (typeof part === "string" ? part : part.name))
		.join("");
}

describe("the gap between two items of a classic game", () => {
	it.each([
		["country", 50_000_000, 80_000_000, "1.6 × A"],
		["country", 250_000, 89_400_000, "358 × A"],
		["country", 89_400_000, 253_000, "0.3 % of A"],
		["country", 9_000_000, 9_000_001, "1 more visitor than A"],
		["github", 120_000, 40_000, "a third of A"],
		["github", 212_000, 200_000, "12,000 fewer stars than A"],
		["github", 200_000, 200_000, "the same as A"],
		["reddit", 30_000_000, 58_900_000, "2 × A"],
		["reddit", 40_000_000, 25_200_000, "63 % of A"],
		["movie", 100_040_000, 103_960_000, "$4M more than A"],
		["movie", 150_000_000, 149_500_000, "$500,000 less than A"],
		["wealth", 3_250_000_000, 3_500_000_000, "$200M more than A"],
		["wealth", 200_000_000_000, 1_000_000_000, "0.5 % of A"],
		["music", 2_200_000_000, 1_100_000_000, "half of A"],
		["music", 901_000_000, 984_400_000, "83M more streams than A"],
		["history", 1825, 1932, "107 years later"],
		["history", 1903, 1902, "1 year earlier"],
		["history", 1969, 1969, "the same year"],
	] as const)("%s: %d, then %d: %s", (game, known, hidden, text) => {
		expect(gapText(classicScale(game), known, hidden)).toBe(text);
	});

	it.each([
		["damage", null, 20, 80, "4 × A"],
		["damage", null, 75, 80, "5 more damage than A"],
		["accuracy", null, 60, 30, "30 points less than A"],
		["recoil", null, 0, 1, "1 point more than A"],
		["price", "dollars", 2500, 5750, "2.3 × A"],
		["price", "dollars", 1700, 1750, "$50 more than A"],
	] as const)("a weapon's %s (%s): %d, then %d: %s", (measure, unit, known, hidden, text) => {
		expect(gapText(classicScale("cs16", { unit, measure }), known, hidden)).toBe(text);
	});

	it("says about where a number is an estimate", () => {
		expect(gapText(classicScale("music"), 10e6, 140e6, true)).toBe("about 14 × A");
		expect(gapText(classicScale("music"), 140e6, 70e6, true)).toBe("about half of A");
		expect(gapText(classicScale("history"), 1800, 1907, true)).toBe("about 107 years later");
	});

	it("never tells the wrong direction, and names the known item except beside a year", () => {
		const pair = fc.tuple(fc.integer({ min: 1, max: 2e12 }), fc.integer({ min: 1, max: 2e12 }));
		fc.assert(
			fc.property(fc.constantFrom(...GAME_IDS), pair, fc.boolean(), (game, [known, hidden], isEstimate) => {
				fc.pre(areComparable(game, item("A", known), item("B", hidden)));
				const text = gapText(classicScale(game), known, hidden, isEstimate);
				const isMore = /more|×|later/.test(text);
				const isLess = /fewer|less|earlier| of /.test(text);
				expect([isMore, isLess], text).toEqual([hidden > known, hidden < known]);
				expect(text.startsWith("about ")).toBe(isEstimate);
				expect(text).not.toMatch(/NaN|Infinity|undefined/);
			}),
		);
	});
});

describe("the gap between two items of a custom game", () => {
	it.each([
		["Height in metres", 8848.86, 8611, "237.86 metres less than A"],
		["Height in metres", 4000, 8848, "2.2 × A"],
		["Weight (kg)", 100, 101, "1 kg more than A"],
		["Minutes", 100, 101, "1 minute more than A"],
		["Length in miles", 100, 103, "3 miles more than A"],
		["Launch price in dollars", 999, 1049, "$50 more than A"],
		["Price (€)", 2, 5, "2.5 × A"],
		["Goals", 100, 98, "2 fewer than A"],
		["Value", 100, 98, "2 less than A"],
		["Years in office", 4, 12, "3 × A"],
		["Visitors a year", 1200, 1800, "1.5 × A"],
		["Goals this year", 12, 40, "3.3 × A"],
		["Visitors last year", 900, 1500, "1.7 × A"],
		["Year it opened", 1863, 1970, "107 years later"],
		["Temperature (°C)", 10, 20, "10 °C more than A"],
		["Share of renewable power in %", 20, 28, "8 points more than A"],
		["IMDb rating", 4, 8.5, "4.5 more than A"],
		["Opening year", 1863, 1970, "107 years later"],
		["Born", 800, 795, "5 years earlier"],
		["Depth", -200, -50, "150 more than A"],
		["Depth", 0, 50, "50 more than A"],
		["Atoms", 1e-9, 1e21, "over a million × A"],
		["Atoms", 1e21, 1e-9, "less than 0.1 % of A"],
	])("%s: %d, then %d: %s", (label, known, hidden, text) => {
		expect(gapText(customScale(label, true), known, hidden)).toBe(text);
	});

	it("without thousands separators has years, or at least no multiples", () => {
		expect(gapText(customScale("Jahr", false), 1825, 1932)).toBe("107 years later");
		expect(gapText(customScale("Port", false), 3000, 8080)).toBe("5,080 more than A");
		expect(gapText(customScale("Height in metres", false), 300, 828)).toBe("2.8 × A");
	});
});

describe("an item that equals two others together", () => {
	const countries = classicScale("country");
	const panama = item("Panama", 1_000_000);
	const fiji = item("Fiji", 900_000);
	const spain = item("Spain", 80_000_000);
	const kenya = item("Kenya", 1_910_000);

	it("is compared with these, if the player has seen their numbers", () => {
		const text = spokenGap(gapBetween(countries, spain, kenya, [panama, fiji, spain]));
		expect(text).toBe("about as many as Panama and Fiji together");
		expect(spokenGap(gapBetween(countries, spain, kenya, [panama, spain]))).toBe("2 % of Spain");
	});

	it("is not, where sums mean nothing or the items were seen long ago", () => {
		const speeds = customScale("Top speed in km/h", true);
		expect(spokenGap(gapBetween(speeds, spain, kenya, [panama, fiji, spain]))).toBe("2 % of Spain");
		const later = Array.from({ length: 6 }, (_, n) => item(`later ${n}`, 70_000_000));
		expect(spokenGap(gapBetween(countries, spain, kenya, [panama, fiji, ...later]))).toBe("2 % of Spain");
	});
});

it("is spoken in words", () => {
	expect(spokenGap(gapBetween(classicScale("movie"), item("Alien", 11e6), item("Aliens", 18.5e6)))).toBe(
		"1.7 times Alien",
	);
});

it("is drawn from zero, or between round years", () => {
	expect(barsOf(50, 200)).toEqual({ known: 0.25, hidden: 1 });
	expect(barsOf(0, 0)).toEqual({ known: 0, hidden: 0 });
	expect(timelineOf(2021, 2023)).toEqual({ from: 2020, to: 2030, known: 0.1, hidden: 0.3 });
	expect(timelineOf(1950, 1800)).toEqual({ from: 1800, to: 1950, known: 1, hidden: 0 });
	expect(timelineOf(1900, 1900)).toMatchObject({ from: 1900, to: 1910 });
});
