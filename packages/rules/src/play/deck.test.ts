import fc from "fast-check";
import { expect, it } from "vitest";
import { type DeckSpec, itemsOf, orderOf } from "./deck.ts";
import { pairsOf } from "./pairs.ts";

const always = () => true;

const decks: fc.Arbitrary<DeckSpec> = fc.record({
	seed: fc.string(),
	poolSize: fc.integer({ min: 2, max: 40 }),
	opening: fc.constantFrom("first-two", "random"),
	fits: fc.constant(always),
	endsWhenExhausted: fc.constant(false),
});

function dealRounds(deck: DeckSpec, rounds: number) {
	const pairOf = pairsOf(deck);
	return Array.from({ length: rounds }, (_, index) => pairOf(index + 1)).filter((pair) => pair !== null);
}

it("opens with the first two items of the pool where the game says so", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const [pair] = dealRounds(deck, 1);
			if (deck.opening === "first-two") expect(pair).toMatchObject({ first: 0, second: 1 });
			expect(pair?.first).not.toBe(pair?.second);
			expect(pair).toMatchObject({ cycle: 0, cursor: 2 });
		}),
	);
});

it("shows every item once before any comes again", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const pairs = dealRounds(deck, deck.poolSize - 1);
			const shown = [pairs[0]?.first, ...pairs.map(({ second }) => second)];
			expect(new Set(shown).size).toBe(deck.poolSize);
			expect(pairs.every(({ cycle }) => cycle === 0)).toBe(true);
		}),
	);
});

it("does the same in every later cycle, and never shows an item on both sides", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const pairs = dealRounds(deck, deck.poolSize * 4);
			for (const { first, second } of pairs) expect(first).not.toBe(second);
			for (const [cycle, drawn] of Map.groupBy(pairs, (pair) => pair.cycle)) {
				const items = drawn.map(({ second }) => second);
				expect(new Set(items).size, `cycle ${cycle}`).toBe(items.length);
			}
		}),
	);
});

it("leaves no item out of a cycle except those on the table when it begins", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			// Of three or four items, nearly all lie on the table.
			fc.pre(deck.poolSize === 2 || deck.poolSize >= 5);
			const pairs = dealRounds(deck, deck.poolSize * 4);
			const last = pairs.at(-1)?.cycle ?? 0;
			for (let cycle = 1; cycle < last; cycle++) {
				const start = pairs.findIndex((pair) => pair.cycle === cycle);
				const shownPair = pairs[start - 1];
				const drawn = pairs.filter((pair) => pair.cycle === cycle).map(({ second }) => second);
				expect(new Set([shownPair?.first, shownPair?.second, ...drawn]).size).toBe(deck.poolSize);
			}
		}),
	);
});

it("ends with the items where the game says so", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const ending = { ...deck, endsWhenExhausted: true };
			expect([...itemsOf(ending)].map(({ index }) => index)).toEqual([...orderOf(deck, 0)]);
			expect([...orderOf(deck, 0)]).toHaveLength(deck.poolSize);
		}),
	);
});

it("orders each cycle differently", () => {
	const deck: DeckSpec = {
		seed: "x",
		poolSize: 30,
		opening: "random",
		fits: always,
		endsWhenExhausted: false,
	};
	expect([...orderOf(deck, 1)]).not.toEqual([...orderOf(deck, 0)]);
});

it.each([0, 1])("refuses a pool of %d, which makes no pair", (poolSize) => {
	for (const opening of ["random", "first-two"] as const)
		expect(() => pairsOf({ seed: "x", poolSize, opening, fits: always, endsWhenExhausted: false })).toThrow(
			RangeError,
		);
});
