import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeckSpec, orderOf } from "./deck.ts";

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
	const order = [...orderOf(endingDeck(seed, poolSize, fits), 0)];
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

describe("a deck that ends", () => {
	it("deals the most items that an order of them allows", () => {
		fc.assert(
			fc.property(anyGraph, fc.string(), ({ poolSize, fits }, seed) => {
				const longest = longestBySearch(poolSize, fits);
				expect(countDealt(seed, poolSize, fits)).toBe(longest === 1 ? 0 : longest);
			}),
			{ numRuns: 300 },
		);
	});

	it("deals all items of a large pool in which many may not meet", () => {
		for (let seed = 0; seed < 5; seed++) {
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
		expect([...orderOf(endingDeck("s", 800, fits), 0)]).toHaveLength(601);
		expect(compared).toBeLessThan(1_500_000);
	});

	it("begins with any of its items, whatever they fit", () => {
		const fits = (a: number, b: number) => Math.abs(a - b) > 4;
		const openings = Array.from({ length: 300 }, (_, seed) => {
			const [first] = orderOf(endingDeck(String(seed), 14, fits), 0);
			return first;
		});
		expect(new Set(openings).size).toBe(14);
	});
});
