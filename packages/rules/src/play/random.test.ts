import fc from "fast-check";
import { expect, it } from "vitest";
import { randomFrom, shuffle, xoshiro128 } from "./random.ts";

it("gives the published numbers of xoshiro128** for the state 1, 2, 3, 4", () => {
	// From the authors' C code. The crate rand_xoshiro is tested against the same ten.
	const random = xoshiro128([1, 2, 3, 4]);
	expect(Array.from({ length: 10 }, random)).toEqual([
		11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
	]);
});

it("gives the same numbers for the same text, because runs are stored as seeds", () => {
	expect(Array.from({ length: 4 }, randomFrom("a seed"))).toEqual([
		895374277, 2049477333, 521876772, 833100624,
	]);
	expect(Array.from({ length: 2 }, randomFrom(""))).toEqual([179431103, 529609052]);
	expect(shuffle("a seed", 10)).toEqual([7, 5, 3, 9, 8, 6, 1, 0, 4, 2]);
});

it("shuffles into a permutation", () => {
	fc.assert(
		fc.property(fc.string(), fc.integer({ min: 0, max: 300 }), (seed, count) => {
			const order = shuffle(seed, count);
			expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
		}),
	);
});

it("shuffles fairly: each item comes to each place about equally often", () => {
	const [items, rounds] = [6, 6000];
	const seen = Array.from({ length: items }, () => new Array<number>(items).fill(0));
	for (let round = 0; round < rounds; round++) {
		shuffle(`fair ${round}`, items).forEach((item, position) => {
			const row = seen[item];
			if (row) row[position] = (row[position] ?? 0) + 1;
		});
	}
	const expected = rounds / items;
	const chiSquare = seen.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
	// 25 degrees of freedom: above 52.6 once in a thousand times, and the seeds are fixed.
	expect(chiSquare).toBeLessThan(52.6);
});
