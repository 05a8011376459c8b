import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("quotes what would break a line, leaves out what is not known, and has no spreadsheet run a text", () => {
	const rows = [
		["2026-11-23", 5, null],
		['a "b", c', 0, "=1+1"],
	];
	expect(csvOf(["Day", "Views", "Other"], rows)).toBe(
		'\uFEFFDay,Views,Other\r\n2026-11-23,5,\r\n"a ""b"", c",0,\'=1+1\r\n',
	);
});
