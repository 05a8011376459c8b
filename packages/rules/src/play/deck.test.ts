import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DealtItem, type DeckSpec, itemsOf, orderOf } from "./deck.ts";
import { pairsOf } from "./pairs.ts";

const always = () => true;
const openings = fc.constantFrom<DeckSpec["opening"]>("first-two", "random");

const decks: fc.Arbitrary<DeckSpec> = fc.record({
	seed: fc.string(),
	poolSize: fc.integer({ min: 2, max: 40 }),
	opening: openings,
	fits: fc.constant(always),
	endsWhenExhausted: fc.constant(false),
});

/** Decks in which some items may not meet: those of the same number, and some others. */
const strictDecks: fc.Arbitrary<DeckSpec> = fc
	.record({
		seed: fc.string(),
		numbers: fc.array(fc.nat({ max: 4 }), { minLength: 2, maxLength: 25 }),
		excludedPairs: fc.array(fc.tuple(fc.nat({ max: 24 }), fc.nat({ max: 24 })), { maxLength: 12 }),
		opening: openings,
	})
	.map(({ seed, numbers, excludedPairs, opening }) => ({
		seed,
		poolSize: numbers.length,
		opening,
		endsWhenExhausted: false,
		fits: (a, b) =>
			numbers[a] !== numbers[b] &&
			!excludedPairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a)),
	}));

function dealRounds(deck: DeckSpec, rounds: number) {
	const items: DealtItem[] = [];
	for (const item of itemsOf(deck)) if (items.push(item) > rounds) break;
	return items
		.slice(1)
		.map(({ index, cycle }, round) => ({ first: items[round]?.index ?? -1, second: index, cycle }));
}

function canOpen({ poolSize, fits }: DeckSpec): boolean {
	const items = Array.from({ length: poolSize }, (_, index) => index);
	return items.some((a) => items.some((b) => a !== b && fits(a, b)));
}

it("opens with the first two items of the pool where the game says so", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const [pair] = dealRounds(deck, 1);
			if (deck.opening === "first-two") expect(pair).toMatchObject({ first: 0, second: 1 });
			expect(pair).toMatchObject({ cycle: 0 });
		}),
	);
});

it("shows every item once before any comes again", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const pairs = dealRounds(deck, deck.poolSize - 1);
			const shown = [pairs[0]?.first, ...pairs.map(({ second }) => second)];
			expect(new Set(shown).size).toBe(deck.poolSize);
		}),
	);
});

it("shows every item once in every later cycle, except those on the table when it begins", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const pairs = dealRounds(deck, deck.poolSize * 4);
			const last = pairs.at(-1)?.cycle ?? 0;
			for (const [cycle, drawn] of Map.groupBy(pairs, (pair) => pair.cycle)) {
				const items = drawn.map(({ second }) => second);
				expect(new Set(items).size, `cycle ${cycle}`).toBe(items.length);
				// Of three or four items, nearly all lie on the table.
				if (cycle === 0 || cycle === last || deck.poolSize === 3 || deck.poolSize === 4) continue;
				const table = pairs[pairs.findIndex((pair) => pair.cycle === cycle) - 1];
				expect(new Set([table?.first, table?.second, ...items]).size).toBe(deck.poolSize);
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

describe("items that may not meet", () => {
	it("never do, in any run with any seed, and no item meets itself", () => {
		fc.assert(
			fc.property(strictDecks, (deck) => {
				if (!canOpen(deck)) {
					expect(() => pairsOf(deck)).toThrow(RangeError);
					return;
				}
				for (const { first, second } of dealRounds(deck, deck.poolSize * 4)) {
					expect(first).not.toBe(second);
					expect(deck.fits(first, second), `${first} with ${second}`).toBe(true);
				}
			}),
		);
	});

	it("come later in the same cycle", () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.integer({ min: 60, max: 200 }),
				fc.integer({ min: 0, max: 3 }),
				(seed, poolSize, cycle) => {
					const fits = (a: number, b: number) => a % 30 !== b % 30;
					const deck: DeckSpec = { seed, poolSize, opening: "random", endsWhenExhausted: false, fits };
					const order = [...orderOf(deck, cycle)];
					expect(new Set(order).size).toBe(order.length);
					// At the very end only few are left, and the last may fit none of them.
					expect(order.length).toBeGreaterThan(poolSize - (cycle === 0 ? 4 : 6));
				},
			),
		);
	});

	it("bring the leaving item back if nothing else fits", () => {
		const fits = (a: number, b: number) => a !== b && (a === 0 || b === 0);
		const deck: DeckSpec = { seed: "hub", poolSize: 3, opening: "first-two", endsWhenExhausted: false, fits };
		const pairOf = pairsOf(deck);
		expect(pairOf(1)).toMatchObject({ first: 0, second: 1 });
		expect(pairOf(2)).toMatchObject({ first: 1, second: 0 });
		expect(pairOf(3)).toMatchObject({ first: 0, second: 2 });
		expect(pairsOf({ ...deck, endsWhenExhausted: true })(2)).toBeNull();
	});
});

it.each(["random", "first-two"] as const)("refuses pools that make no pair: %s", (opening) => {
	for (const poolSize of [0, 1])
		expect(() => pairsOf({ seed: "x", poolSize, opening, fits: always, endsWhenExhausted: false })).toThrow(
			RangeError,
		);
});
