import { describe, expect, it } from "vitest";
import type { Card } from "./card.ts";
import { areComparable, fitsIn, hasPair } from "./comparable.ts";
import type { GameId } from "./games.ts";

function card(value: number, estimate?: true): Card {
	const art = { kind: "flag", iso2: "fr" } as const;
	return { id: String(value), name: String(value), art, value, ...(estimate ? { estimate } : {}) };
}

describe("two items", () => {
	it.each<[string, GameId, number, number, boolean]>([
		["that read the same though they differ", "wealth", 12_520_000_000, 12_540_000_000, false],
		["that read differently", "wealth", 12_520_000_000, 12_560_000_000, true],
		["that are equal", "wealth", 12_520_000_000, 12_520_000_000, true],
		["of small budgets that read the same", "movie", 114_000, 140_000, false],
		["whose plays read the same", "music", 2_202_100_000, 2_202_300_000, false],
		["that differ by one", "github", 283_412, 283_413, true],
	])("%s", (_, game, a, b, expected) => {
		expect(areComparable(game, { value: a }, { value: b })).toBe(expected);
	});

	it.each([
		[100, 120, false],
		[100, 121, true],
		[121, 100, true],
		[100, 100, false],
	])("of which one is an estimate, %d and %d", (a, b, expected) => {
		expect(areComparable("music", { value: a * 1e6, estimate: true }, { value: b * 1e6 })).toBe(expected);
		expect(areComparable("music", { value: a * 1e6 }, { value: b * 1e6, estimate: true })).toBe(expected);
	});
});

describe("a pool", () => {
	it("knows its items by their indexes", () => {
		const fits = fitsIn("movie", { cards: [card(114_000), card(140_000), card(90_000_000, true)] });
		expect([fits(0, 1), fits(0, 2), fits(2, 1), fits(0, 9)]).toEqual([false, true, true, false]);
	});

	it("with changing questions has all of its items fit", () => {
		const questions = [{ measure: "damage", source: "the game", asOf: "2026-11" }];
		expect(fitsIn("cs16", { cards: [], questions })(0, 1)).toBe(true);
	});

	it("can't be played if no two items fit", () => {
		expect(hasPair("music", { cards: [card(1e6, true), card(1.1e6, true)] })).toBe(false);
		expect(hasPair("music", { cards: [card(1e6, true), card(1.1e6, true), card(2e6)] })).toBe(true);
		expect(hasPair("music", { cards: [card(1e6)] })).toBe(false);
	});
});
