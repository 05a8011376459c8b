import { expect, it } from "vitest";
import { inRange } from "./in-range.schema.ts";

it.each([
	[undefined, 5],
	["7", 7],
	[0, 1],
	[-3, 1],
	["51", 50],
	["1e9", 50],
	[Number.POSITIVE_INFINITY, 5],
	[2.9, 2],
	["", 5],
	["many", 5],
	[null, 5],
])("brings a limit of %j to %d", (limit, expected) => {
	expect(inRange(5, 50).parse(limit)).toBe(expected);
});
