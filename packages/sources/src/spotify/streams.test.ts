import { expect, test } from "vitest";
import { streamsOf } from "./streams.ts";

test("gives more streams for a higher popularity, equal ones for an equal one, without randomness", () => {
	const all = Array.from({ length: 101 }, (_, popularity) => streamsOf(popularity));
	expect(all).toEqual(all.toSorted((a, b) => a - b));
	expect(new Set(all).size).toBe(101);
	expect([9, 10, 50, 65, 100].map(streamsOf)).toEqual([
		91_000, 100_000, 100_000_000, 300_000_000, 3_000_000_000,
	]);
	expect([streamsOf(-3), streamsOf(101)]).toEqual([streamsOf(0), streamsOf(100)]);
});
