import { describe, expect, it } from "vitest";
import { formatCount, formatMoney, formatValue } from "./format.ts";
import { GAME_IDS } from "./games.ts";

describe("a value", () => {
	it.each([
		["github", 283_412, "283,412"],
		["reddit", 3_179_886, "3,179,886"],
		["country", 89_400_000, "89,400,000"],
		["country", 250_000, "250,000"],
		["movie", 237_000_000, "$237.0M"],
		["movie", 386_000, "$0.4M"],
		["movie", 1_250_000_000, "$1,250.0M"],
		["music", 5_575_000_000, "5,575,000,000"],
		["wealth", 1_028_020_000_000, "$1,028.0B"],
		["wealth", 3_250_000_000, "$3.3B"],
		["history", 1969, "1969"],
		["cs16", 4750, "4,750"],
	] as const)("of the game %s, %d, reads %s", (game, value, text) => {
		expect(formatValue(game, value)).toBe(text);
	});

	it("of any game can be written", () => {
		for (const game of GAME_IDS) expect(formatValue(game, 0)).toMatch(/^\$?0/);
	});
});

describe("money", () => {
	it.each([
		[0, "$0"],
		[999, "$999"],
		[999_999, "$999,999"],
		[999_999.6, "$1.0M"],
		[1_000_000, "$1.0M"],
		[25_550_000, "$25.6M"],
		[999_949_999, "$999.9M"],
		[999_950_000, "$1.0B"],
		[1_000_000_000, "$1.0B"],
	])("of %d dollars reads %s", (dollars, text) => {
		expect(formatMoney(dollars)).toBe(text);
	});
});

it("writes counts without decimals", () => {
	expect(formatCount(1234.6)).toBe("1,235");
});
