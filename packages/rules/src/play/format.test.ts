import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount, formatMoney, formatValue, roundingOf, spokenValue } from "./format.ts";
import { GAME_IDS } from "./games.ts";

describe("a value", () => {
	it.each([
		["github", 283_412, "283,412"],
		["movie", 237_000_000, "$237.0M"],
		["movie", 386_000, "$0.4M"],
		["movie", 1_250_000_000, "$1,250.0M"],
		["music", 5_575_000_000, "5.575B"],
		["music", 999_500_000, "1.000B"],
		["music", 999_499_999, "999M"],
		["music", 1_000_000, "1M"],
		["music", 42_000, "42,000"],
		["wealth", 1_028_020_000_000, "$1,028.0B"],
		["wealth", 3_250_000_000, "$3.3B"],
		["history", 1969, "1969"],
	] as const)("of the game %s, %d, reads %s", (game, value, text) => {
		expect(formatValue(game, value)).toBe(text);
	});

	it("has another text than values further away than the game's rounding", () => {
		const numbers = fc.oneof(fc.nat({ max: 3e6 }), fc.integer({ min: 0, max: 2e12 }));
		fc.assert(
			fc.property(fc.constantFrom(...GAME_IDS), numbers, fc.nat({ max: 1000 }), (game, value, more) => {
				const other = value + roundingOf(game) + 1 + more;
				expect(formatValue(game, other)).not.toBe(formatValue(game, value));
			}),
		);
	});

	it("of a question about money shows its dollars", () => {
		expect(formatValue("cs16", 5750, "dollars")).toBe("$5,750");
		expect(formatValue("cs16", 57, null)).toBe("57");
	});

	it("is spoken in full if the screen shortens it", () => {
		expect(spokenValue("music", 2_202_000_000)).toBe("2,202,000,000");
		expect(spokenValue("movie", 237_000_000)).toBe("$237.0M");
		expect(spokenValue("cs16", 5750, "dollars")).toBe("$5,750");
	});
});

it.each([
	[0, "$0"],
	[999_999, "$999,999"],
	[999_999.6, "$1.0M"],
	[25_550_000, "$25.6M"],
	[999_949_999, "$999.9M"],
	[999_950_000, "$1.0B"],
])("money of %d dollars reads %s", (dollars, text) => {
	expect(formatMoney(dollars)).toBe(text);
});

it("writes counts without decimals", () => {
	expect(formatCount(1234.6)).toBe("1,235");
});
