import { expect, test } from "vitest";
import { streamsOf } from "./streams.ts";

test.each([
	[100, 1_500_000_000, 3_000_000_000],
	[90, 1_500_000_000, 3_000_000_000],
	[89, 800_000_000, 1_500_000_000],
	[80, 800_000_000, 1_500_000_000],
	[75, 400_000_000, 800_000_000],
	[69, 200_000_000, 400_000_000],
	[50, 100_000_000, 200_000_000],
	[40, 50_000_000, 100_000_000],
	[39, 10_000_000, 50_000_000],
	[20, 1_000_000, 10_000_000],
	[10, 100_000, 1_000_000],
	[9, 10_000, 100_000],
	[0, 10_000, 100_000],
])("puts a popularity of %i into its tier", (popularity, low, high) => {
	expect(streamsOf(popularity)).toBeGreaterThanOrEqual(low);
	expect(streamsOf(popularity)).toBeLessThanOrEqual(high);
});

test("gives more streams for a higher popularity, equal ones for an equal one, without randomness", () => {
	const all = Array.from({ length: 101 }, (_, popularity) => streamsOf(popularity));
	expect(all).toEqual(all.toSorted((a, b) => a - b));
	expect(new Set(all).size).toBe(101);
	expect([streamsOf(50), streamsOf(65), streamsOf(100)]).toEqual([100_000_000, 300_000_000, 3_000_000_000]);
	expect([streamsOf(-3), streamsOf(101)]).toEqual([streamsOf(0), streamsOf(100)]);
});
