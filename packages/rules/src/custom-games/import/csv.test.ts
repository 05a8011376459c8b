import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("quotes cells, leaves unknown ones empty, escapes formulas and begins with a byte order mark", () => {
	const rows = [
		["2026-11-23", 5, null],
		['a "b", c', -1, "=1+1"],
		["a;=b", "＝1", " \t@c"],
	];
	expect(csvOf(["Day", "Views", "Other"], rows)).toBe(
		'\uFEFFDay,Views,Other\r\n2026-11-23,5,\r\n"a ""b"", c",-1,\'=1+1\r\n"a;\'=b",\'＝1," \t\'@c"\r\n',
	);
});
