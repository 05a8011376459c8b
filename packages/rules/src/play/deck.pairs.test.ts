import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeckSpec, type Draw, dealOpening, draw, drawInCycle, orderOf } from "./deck.ts";

/** Decks in which some items may not meet: those of the same number, and some others. */
const choosy: fc.Arbitrary<DeckSpec> = fc
	.record({
		seed: fc.string(),
		numbers: fc.array(fc.nat({ max: 4 }), { minLength: 2, maxLength: 25 }),
		barred: fc.array(fc.tuple(fc.nat({ max: 24 }), fc.nat({ max: 24 })), { maxLength: 12 }),
		opening: fc.constantFrom("first-two" as const, "random" as const),
	})
	.map(({ seed, numbers, barred, opening }) => ({
		seed,
		poolSize: numbers.length,
		opening,
		fits: (a, b) =>
			numbers[a] !== numbers[b] &&
			!barred.some(([one, other]) => (one === a && other === b) || (one === b && other === a)),
	}));

/** Decks of some hundred items, nearly all of which fit each other, as in the bundled pools. */
const usual: fc.Arbitrary<DeckSpec> = fc
	.record({ seed: fc.string(), poolSize: fc.integer({ min: 60, max: 200 }) })
	.map(({ seed, poolSize }) => ({ seed, poolSize, opening: "random", fits: (a, b) => a % 30 !== b % 30 }));

function canOpen({ poolSize, fits }: DeckSpec): boolean {
	const items = Array.from({ length: poolSize }, (_, index) => index);
	return items.some((a) => items.some((b) => a !== b && fits(a, b)));
}

function expectPairsToFit(deck: DeckSpec, rounds: number): void {
	let { first, second, ...position } = dealOpening(deck);
	for (let round = 1; round <= rounds; round++) {
		expect(first).not.toBe(second);
		expect(deck.fits(first, second), `${first} with ${second}`).toBe(true);
		const next = draw(deck, position, { leaves: first, stays: second });
		[first, second, position] = [second, next.index, next];
	}
}

describe("items that must not meet", () => {
	it("never do, in any run with any seed", () => {
		fc.assert(
			fc.property(choosy, (deck) => {
				fc.pre(canOpen(deck));
				expectPairsToFit(deck, deck.poolSize * 4);
			}),
		);
	});

	it("do not make a run of other items fail", () => {
		fc.assert(
			fc.property(choosy, (deck) => {
				if (canOpen(deck)) dealOpening(deck);
				else expect(() => dealOpening(deck)).toThrow(RangeError);
			}),
		);
	});

	it("never do either in a run whose position these rules would not have reached", () => {
		const places = fc.record({ cycle: fc.nat({ max: 2 }), cursor: fc.nat({ max: 30 }) });
		fc.assert(
			fc.property(choosy, places, fc.nat({ max: 24 }), fc.nat({ max: 24 }), (deck, position, a, b) => {
				const table = { leaves: a % deck.poolSize, stays: b % deck.poolSize };
				fc.pre(deck.fits(table.leaves, table.stays));
				const drawn: (Draw | null)[] = [drawInCycle(deck, position, table), draw(deck, position, table)];
				for (const next of drawn) {
					if (!next) continue;
					expect(next.index).not.toBe(table.stays);
					expect(deck.fits(next.index, table.stays)).toBe(true);
				}
			}),
		);
	});
});

describe("an item that is skipped", () => {
	it("comes later in the same cycle", () => {
		fc.assert(
			fc.property(usual, (deck) => {
				// At the very end only few are left, and the last may fit none of them.
				expect([...orderOf(deck, 0)].length).toBeGreaterThan(deck.poolSize - 4);
			}),
		);
	});

	it("comes later in a later cycle too, except those on the table when that begins", () => {
		fc.assert(
			fc.property(usual, fc.integer({ min: 1, max: 3 }), (deck, cycle) => {
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
		fits: (a, b) => a !== b && (a === 0 || b === 0),
	};
	const { first, second, ...position } = dealOpening(deck);
	expect([first, second]).toEqual([0, 1]);
	const third = draw(deck, position, { leaves: first, stays: second });
	expect(third.index).toBe(0);
	expect(draw(deck, third, { leaves: second, stays: third.index }).index).toBe(2);
	expect(drawInCycle(deck, position, { leaves: first, stays: second })).toBeNull();
});
