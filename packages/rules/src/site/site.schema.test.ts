import { expect, it } from "vitest";
import { recentUpdatesInput } from "./site.schema.ts";

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
])("brings a limit of %j to %d", (limit, taken) => {
	expect(recentUpdatesInput.parse({ limit })).toEqual({ limit: taken });
	expect(recentUpdatesInput.parse({})).toEqual({ limit: 5 });
});
