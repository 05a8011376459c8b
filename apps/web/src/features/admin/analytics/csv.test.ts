import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("quotes cells, leaves unknown ones empty, and escapes formulas", () => {
	const rows = [
		["2026-11-23", 5, null],
		['a "b", c', 0, "=1+1"],
	];
	expect(csvOf(["Day", "Views", "Other"], rows)).toBe(
		'\uFEFFDay,Views,Other\r\n2026-11-23,5,\r\n"a ""b"", c",0,\'=1+1\r\n',
	);
});
