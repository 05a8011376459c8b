import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCustom } from "./format.ts";

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

test("writes a year without a comma", () => {
	expect(formatCustom(1863, "Opening year")).toBe("1863");
	expect(formatCustom(12_000, "opening year")).toBe("12,000");
	expect(formatCustom(1863, "Visitors yearly")).toBe("1,863");
});

const value = fc.double({ min: Number.MIN_VALUE, noDefaultInfinity: true, noNaN: true });

test("gives the same text only to equal values", () => {
	fc.assert(fc.property(value, (number) => Number(formatCustom(number).replaceAll(",", "")) === number));
});
