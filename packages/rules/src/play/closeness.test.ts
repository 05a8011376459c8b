import { expect, it } from "vitest";
import { closenessOf } from "./closeness.ts";

it.each([
	[100, 100, "very-close"],
	[124, 100, "very-close"],
	[100, 125, "close"],
	[199, 100, "close"],
	[100, 200, "apart"],
	[500, 100, "far"],
	[0, 4, "apart"],
] as const)("puts %i and %i into the band %s by their ratio", (known, hidden, band) => {
	expect(closenessOf("country", { known, hidden })).toBe(band);
});

it.each([
	[1900, 1904, "very-close"],
	[1905, 1900, "close"],
	[1900, 1949, "apart"],
	[1950, 1900, "far"],
] as const)("puts the years %i and %i into the band %s by their distance", (known, hidden, band) => {
	expect(closenessOf("history", { known, hidden })).toBe(band);
});
