import { expect, it } from "vitest";
import { z } from "zod";
import { inRange } from "./in-range.schema.ts";

const input = z.object({ limit: inRange(5, 50) });

it.each([
	[undefined, 5],
	[1, 1],
	[50, 50],
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
	expect(input.parse({ limit })).toEqual({ limit: expected });
	expect(input.parse({})).toEqual({ limit: 5 });
});
