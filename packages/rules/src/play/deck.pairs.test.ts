import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeckSpec, orderOf } from "./deck.ts";
import { pairsOf } from "./pairs.ts";

/** Decks in which some items may not meet: those of the same number, and some others. */
const strictDeck: fc.Arbitrary<DeckSpec> = fc
	.record({
		seed: fc.string(),
		numbers: fc.array(fc.nat({ max: 4 }), { minLength: 2, maxLength: 25 }),
		excludedPairs: fc.array(fc.tuple(fc.nat({ max: 24 }), fc.nat({ max: 24 })), { maxLength: 12 }),
		opening: fc.constantFrom("first-two" as const, "random" as const),
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

/** Decks of some hundred items, nearly all of which fit each other, as in the bundled pools. */
const typicalDeck: fc.Arbitrary<DeckSpec> = fc
	.record({ seed: fc.string(), poolSize: fc.integer({ min: 60, max: 200 }) })
	.map(({ seed, poolSize }) => ({
		seed,
		poolSize,
		opening: "random",
		endsWhenExhausted: false,
		fits: (a, b) => a % 30 !== b % 30,
	}));

function canOpen({ poolSize, fits }: DeckSpec): boolean {
	const items = Array.from({ length: poolSize }, (_, index) => index);
	return items.some((a) => items.some((b) => a !== b && fits(a, b)));
}

function expectPairsToFit(deck: DeckSpec, rounds: number): void {
	const pairOf = pairsOf(deck);
	for (let round = 1; round <= rounds; round++) {
		const { first, second } = pairOf(round) ?? { first: 0, second: 0 };
		expect(first).not.toBe(second);
		expect(deck.fits(first, second), `${first} with ${second}`).toBe(true);
	}
}

describe("items that must not meet", () => {
	it("never do, in any run with any seed", () => {
		fc.assert(
			fc.property(strictDeck, (deck) => {
				fc.pre(canOpen(deck));
				expectPairsToFit(deck, deck.poolSize * 4);
			}),
		);
	});

	it("do not make a run of other items fail", () => {
		fc.assert(
			fc.property(strictDeck, (deck) => {
				if (canOpen(deck)) pairsOf(deck);
				else expect(() => pairsOf(deck)).toThrow(RangeError);
			}),
		);
	});
});

describe("an item that is skipped", () => {
	it("comes later in the same cycle", () => {
		fc.assert(
			fc.property(typicalDeck, (deck) => {
				// At the very end only few are left, and the last may fit none of them.
				expect([...orderOf(deck, 0)].length).toBeGreaterThan(deck.poolSize - 4);
			}),
		);
	});

	it("comes later in a later cycle too, except those on the table when that begins", () => {
		fc.assert(
			fc.property(typicalDeck, fc.integer({ min: 1, max: 3 }), (deck, cycle) => {
				const order = [...orderOf(deck, cycle)];
				expect(new Set(order).size).toBe(order.length);
				expect(order.length).toBeGreaterThan(deck.poolSize - 6);
			}),
		);
	});
});

it("brings the leaving item back if nothing else fits", () => {
	const deck: DeckSpec = {
		seed: "hub",
		poolSize: 3,
		opening: "first-two",
		endsWhenExhausted: false,
		fits: (a, b) => a !== b && (a === 0 || b === 0),
	};
	const pairOf = pairsOf(deck);
	expect(pairOf(1)).toMatchObject({ first: 0, second: 1 });
	expect(pairOf(2)).toMatchObject({ first: 1, second: 0 });
	expect(pairOf(3)).toMatchObject({ first: 0, second: 2 });
	expect(pairsOf({ ...deck, endsWhenExhausted: true })(2)).toBeNull();
});
