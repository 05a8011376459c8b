import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeckSpec, newSeed, orderOf } from "./deck.ts";
import { areComparable } from "./pair.ts";

type Fits = DeckSpec["fits"];

const endingDeck = (seed: string, poolSize: number, fits: Fits): DeckSpec => ({
	seed,
	poolSize,
	fits,
	opening: "random",
	endsWhenExhausted: true,
});

/** Checks that neighbours fit and that no item comes twice. @returns how many items are dealt. */
function countDealt(seed: string, poolSize: number, fits: Fits): number {
	const order = [...orderOf(endingDeck(newSeed(seed), poolSize, fits), 0)];
	expect(new Set(order).size).toBe(order.length);
	for (const [at, item] of order.slice(1).entries()) expect(fits(order[at] ?? -1, item)).toBe(true);
	return order.length;
}

/** By trying every order. */
function longestBySearch(poolSize: number, fits: Fits, used: readonly number[] = []): number {
	const last = used.at(-1);
	const next = Array.from({ length: poolSize }, (_, item) => item).filter(
		(item) => !used.includes(item) && (last === undefined || fits(last, item)),
	);
	return Math.max(used.length, ...next.map((item) => longestBySearch(poolSize, fits, [...used, item])));
}

/** Any graph of up to eight items, as the pairs that may not meet. */
const anyGraph = fc.integer({ min: 2, max: 8 }).chain((poolSize) =>
	fc.array(fc.boolean(), { minLength: poolSize ** 2, maxLength: poolSize ** 2 }).map((excluded) => ({
		poolSize,
		fits: (a: number, b: number) => !excluded[Math.min(a, b) * poolSize + Math.max(a, b)],
	})),
);

/** Songs of one time: most are estimates, and many close to each other. */
const closeEstimates = fc
	.array(fc.record({ value: fc.integer({ min: 100, max: 500 }), estimate: fc.boolean() }), {
		minLength: 2,
		maxLength: 8,
	})
	.map((values) => values.map(({ value, estimate }) => (estimate ? { value, estimate } : { value })))
	.map((cards) => ({
		poolSize: cards.length,
		fits: (a: number, b: number) => {
			const [first, second] = [cards[a], cards[b]];
			return first !== undefined && second !== undefined && areComparable("music", first, second);
		},
	}));

describe("a deck that ends", () => {
	it.each([
		["any items", anyGraph],
		["close estimates", closeEstimates],
	])("deals of %s as many as any order can", (_, pools) => {
		fc.assert(
			fc.property(pools, fc.string(), ({ poolSize, fits }, seed) => {
				const longest = longestBySearch(poolSize, fits);
				expect(countDealt(seed, poolSize, fits)).toBe(longest === 1 ? 0 : longest);
			}),
			{ numRuns: 300 },
		);
	});

	it("deals all items of a large pool in which many may not meet", () => {
		for (let seed = 0; seed < 20; seed++) {
			expect(countDealt(String(seed), 200, (a, b) => a % 2 !== b % 2)).toBe(200);
			expect(countDealt(String(seed), 201, (a, b) => a % 3 !== b % 3)).toBe(201);
			expect(countDealt(String(seed), 120, (a, b) => Math.abs(a - b) >= 45)).toBe(120);
		}
	});

	it("deals the most where no order has all, and stops comparing after a while", () => {
		let compared = 0;
		const fits = (a: number, b: number) => {
			compared++;
			return a >= 500 || b >= 500;
		};
		// Each of the 300 that fit all stands between two of the others.
		expect([...orderOf(endingDeck(newSeed("s"), 800, fits), 0)]).toHaveLength(601);
		expect(compared).toBeLessThan(1_500_000);
	});

	it("begins with any of its items, whatever they fit", () => {
		const fits = (a: number, b: number) => Math.abs(a - b) > 4;
		const openings = Array.from({ length: 300 }, (_, seed) => {
			const [first] = orderOf(endingDeck(newSeed(String(seed)), 14, fits), 0);
			return first;
		});
		expect(new Set(openings).size).toBe(14);
	});

	it("deals what it dealt to runs and duels of earlier releases, though items are left over", () => {
		const dealt = [
			...orderOf(
				endingDeck("b", 14, (a, b) => Math.abs(a - b) > 4),
				0,
			),
		];
		expect(dealt).toEqual(OF_EARLIER_RELEASES);
	});
});

/** As the release before dealt them. */
const OF_EARLIER_RELEASES = [2, 8, 1, 11, 5, 12, 7, 0, 9, 4, 13, 6];
