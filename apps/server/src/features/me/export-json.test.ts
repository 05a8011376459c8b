import { expect, it } from "vitest";
import { collect } from "../../testing/collect.ts";
import { jsonPieces } from "./export-json.ts";

async function* rowsOf<Row>(...rows: Row[]) {
	yield* rows;
}

async function written(value: unknown): Promise<unknown> {
	return JSON.parse((await collect(jsonPieces(value))).join(""));
}

it("writes values, and lists that are read row by row", async () => {
	expect(await written({ a: [1, null, "ü"], left: undefined })).toEqual({ a: [1, null, "ü"] });
	expect(await written(null)).toBe(null);
	expect(await written(rowsOf())).toEqual([]);
	const items = [{ name: "ü" }];
	const games = rowsOf({ id: 1, items, left: undefined }, { id: 2, items });
	expect(await written({ games, none: rowsOf(), count: 2 })).toEqual({
		games: [
			{ id: 1, items: [{ name: "ü" }] },
			{ id: 2, items: [{ name: "ü" }] },
		],
		none: [],
		count: 2,
	});
	expect(await written(rowsOf({ rows: rowsOf(1, 2) }, { rows: rowsOf() }))).toEqual([
		{ rows: [1, 2] },
		{ rows: [] },
	]);
});
