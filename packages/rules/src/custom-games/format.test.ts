import fc from "fast-check";
import { expect, test } from "vitest";
import { areYears, formatCustom } from "./format.ts";

test.each([
	[8848.86, "8,848.86", "8848.86"],
	[1234.1234567, "1,234.1234567", "1234.1234567"],
	[0.000001, "0.000001", "0.000001"],
	[9.5e-7, "9.5e-7", "9.5e-7"],
	[999_999_999_999_999, "999,999,999,999,999", "999999999999999"],
	[1e15, "1e15", "1e15"],
])("%d is written %s, and without separators %s", (value, separated, plain) => {
	expect([formatCustom(value), formatCustom(value, false)]).toEqual([separated, plain]);
});

test.each([
	["Opening year", [1000, 2100], true],
	["founded in", [1863], true],
	["Born", [1452, 1879], true],
	["A member since", [1957], true],
	["Year", [1969, 12_000], false],
	["Year", [999, 1969], false],
	["Year", [1969.5], false],
	["Visitors yearly", [1863], false],
	["Height in metres", [1863], false],
])("under %j, %j are years: %s", (label, values, expected) => {
	expect(areYears(label, values)).toBe(expected);
});

test("gives the same text only to equal values", () => {
	const value = fc.double({ min: Number.MIN_VALUE, noDefaultInfinity: true, noNaN: true });
	const isKept = (number: number, separator: boolean) =>
		Number(formatCustom(number, separator).replaceAll(",", "")) === number;
	fc.assert(fc.property(value, fc.boolean(), isKept));
});
