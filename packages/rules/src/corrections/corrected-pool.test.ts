import fc from "fast-check";
import { expect, it } from "vitest";
import type { Pool } from "../play/card.ts";
import { type Correction, correctedPool, isNewer } from "./corrected-pool.ts";

const art = { kind: "flag", iso2: "fr" } as const;
const pool: Pool = {
	game: "movie",
	source: "the list",
	asOf: "2026-08",
	cards: [
		{ id: "a", name: "A", art, value: 10, estimate: true, source: "a guess" },
		{ id: "b", name: "B", art, value: 20, article: "B", facts: { note: "The second" } },
	],
};
const weapons: Pool = {
	...pool,
	game: "cs16",
	questions: [
		{ measure: "damage", source: "the game", asOf: "2026-08" },
		{ measure: "price", source: "the shop", asOf: "2026-08" },
	],
	cards: [{ id: "a", name: "A", art, value: 36, values: [36, 2500] }],
};
const number = { value: 77, source: "the paper", sourceUrl: "https://example.org/a", asOf: "2026-09" };
const facts = { source: "the paper", sourceUrl: "https://example.org/a", asOf: "2026-09" };
const correction = (changed: Partial<Correction> = {}): Correction => ({
	itemId: "a",
	measure: "",
	beforeAsOf: "2026-08",
	corrected: number,
	...changed,
});

it.each([
	["2026-09", "2026-08", true],
	["2026-08", "2026-08", false],
	["2026-08", "2026-09", false],
	["2026-08", "2026", false],
	["2027-01", "2026", true],
	["2026", "2026-08", false],
	["2027", "2026-12", true],
	["2027", "2026", true],
	["2026", "2026", false],
])("%s is newer than %s: %s", (date, other, expected) => {
	expect(isNewer(date, other)).toBe(expected);
});

it("replaces the number with its source and date, and keeps the rest", () => {
	const { cards } = correctedPool(pool, [correction(), correction({ itemId: "b" })]);
	expect(cards).toEqual([
		{ id: "a", name: "A", art, value: 77, facts },
		{ id: "b", name: "B", art, value: 77, article: "B", facts: { note: "The second", ...facts } },
	]);
});

it("drops a removed item, and changes nothing for others", () => {
	const removal = correction({ corrected: null });
	expect(correctedPool(pool, [removal]).cards.map(({ id }) => id)).toEqual(["b"]);
	expect(correctedPool(pool, [correction({ itemId: "gone" })])).toBe(pool);
	expect(correctedPool({ ...pool, asOf: "2031-01" }, [removal]).cards.map(({ id }) => id)).toEqual(["b"]);
});

it("applies the range of a filter to the corrected numbers", () => {
	const idsWithin = (value: number, from: number, to: number) =>
		correctedPool(pool, [correction({ corrected: { ...number, value } })], { from, to }).cards.map(
			({ id }) => id,
		);
	expect(idsWithin(15, 10, 15)).toEqual(["a"]);
	expect(idsWithin(25, 10, 15)).toEqual([]);
	expect(idsWithin(25, 20, 25)).toEqual(["a", "b"]);
	expect(correctedPool(pool, [], { from: 20, to: 25 }).cards.map(({ id }) => id)).toEqual(["b"]);
});

it.each([
	["2026-09", 77],
	["2026-10", 10],
])("lets a list of %s count where it is newer than both numbers", (asOf, value) => {
	expect(correctedPool({ ...pool, asOf }, [correction()]).cards[0]?.value).toBe(value);
});

it("keeps a correction by an older source until the list is newer than the number that was wrong", () => {
	const older = correction({ corrected: { ...number, asOf: "2019" } });
	expect(correctedPool(pool, [older]).cards[0]?.value).toBe(77);
	expect(correctedPool({ ...pool, asOf: "2026-09" }, [older]).cards[0]?.value).toBe(10);
});

it("corrects one of a weapon's numbers, and only that one's source", () => {
	const price = correction({ measure: "price" });
	expect(correctedPool(weapons, [price]).cards[0]).toMatchObject({
		value: 36,
		values: [36, 77],
		valuesFacts: [null, facts],
	});
	const damage = correction({ measure: "damage" });
	expect(correctedPool(weapons, [price, damage]).cards[0]).toMatchObject({ value: 77, values: [77, 77] });
	expect(correctedPool(weapons, [correction({ measure: "weight" })]).cards).toEqual(weapons.cards);
});

it("gives the same for any order, and for a second time", () => {
	const some = fc.subarray(["a", "b"]).map((ids) => ids.map((itemId) => correction({ itemId })));
	fc.assert(
		fc.property(some, (corrections) => {
			const once = correctedPool(pool, corrections);
			expect(correctedPool(pool, corrections.toReversed())).toEqual(once);
			expect(correctedPool(once, corrections)).toEqual(once);
		}),
	);
});
