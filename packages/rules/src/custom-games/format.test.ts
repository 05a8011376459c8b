import fc from "fast-check";
import { expect, test } from "vitest";
import { areYears, formatCustom } from "./format.ts";

test.each([
	[7, "7"],
	[1000, "1,000"],
	[8848.86, "8,848.86"],
	[0.1, "0.1"],
	[0.000001, "0.000001"],
	[9.5e-7, "9.5e-7"],
	[999_999_999_999_999, "999,999,999,999,999"],
	[1e15, "1e15"],
	[6.022e23, "6.022e23"],
	[1234.1234567, "1,234.1234567"],
])("%d is written %s", (value, text) => {
	expect(formatCustom(value)).toBe(text);
});

test.each([
	[1969, "1969"],
	[12_000, "12000"],
	[1234.5, "1234.5"],
	[1e15, "1e15"],
])("%d is written %s without a thousands separator", (value, text) => {
	expect(formatCustom(value, false)).toBe(text);
});

test.each([
	["Year", [1969, 2001], true],
	["Opening year", [1000, 2100], true],
	["Founded", [1863], true],
	["founded in", [1863], true],
	["Born", [1452, 1879], true],
	["Year of release", [1999], true],
	["Released", [1999], true],
	["A member since", [1957], true],
	["Year", [1969, 12_000], false],
	["Year", [999, 1969], false],
	["Year", [1969, 2101], false],
	["Year", [1969.5], false],
	["Visitors yearly", [1863], false],
	["Height in metres", [1863], false],
	["Value", [1969], false],
])("under %j, %j are years: %s", (label, values, expected) => {
	expect(areYears(label, values)).toBe(expected);
});

const value = fc.double({ min: Number.MIN_VALUE, noDefaultInfinity: true, noNaN: true });

test("gives the same text only to equal values", () => {
	const isKept = (number: number, separator: boolean) =>
		Number(formatCustom(number, separator).replaceAll(",", "")) === number;
	fc.assert(fc.property(value, fc.boolean(), isKept));
});
