import fc from "fast-check";
import { expect, it } from "vitest";
import { type DeckSpec, dealOpening, draw, drawInCycle, orderOf } from "./deck.ts";

const always = () => true;

const decks: fc.Arbitrary<DeckSpec> = fc.record({
	seed: fc.string(),
	poolSize: fc.integer({ min: 2, max: 40 }),
	opening: fc.constantFrom("first-two", "random"),
	fits: fc.constant(always),
});

function dealRounds(deck: DeckSpec, rounds: number) {
	let { first, second, ...position } = dealOpening(deck);
	const pairs = [{ first, second, cycle: 0 }];
	while (pairs.length < rounds) {
		const next = draw(deck, position, { leaves: first, stays: second });
		[first, second, position] = [second, next.index, next];
		pairs.push({ first, second, cycle: next.cycle });
	}
	return pairs;
}

it("opens with the first two items of the pool where the game says so", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const { first, second, cycle, cursor } = dealOpening(deck);
			if (deck.opening === "first-two") expect([first, second]).toEqual([0, 1]);
			expect(first).not.toBe(second);
			expect([cycle, cursor]).toEqual([0, 2]);
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
				const onTable = pairs[start - 1];
				const drawn = pairs.filter((pair) => pair.cycle === cycle).map(({ second }) => second);
				expect(new Set([onTable?.first, onTable?.second, ...drawn]).size).toBe(deck.poolSize);
			}
		}),
	);
});

it("draws nothing from a cycle that is used up", () => {
	fc.assert(
		fc.property(decks, (deck) => {
			const table = { leaves: 0, stays: 1 };
			expect(drawInCycle(deck, { cycle: 0, cursor: deck.poolSize }, table)).toBeNull();
			expect([...orderOf(deck, 0)]).toHaveLength(deck.poolSize);
		}),
	);
});

it("orders each cycle differently", () => {
	const deck: DeckSpec = { seed: "x", poolSize: 30, opening: "random", fits: always };
	expect([...orderOf(deck, 1)]).not.toEqual([...orderOf(deck, 0)]);
});

it("refuses a pool that makes no pair", () => {
	for (const poolSize of [0, 1]) {
		for (const opening of ["random", "first-two"] as const)
			expect(() => dealOpening({ seed: "x", poolSize, opening, fits: always })).toThrow(RangeError);
	}
});
