import { expect, it } from "vitest";
import { cursorOf, parseCursor } from "./page-cursor.ts";

it("reads back the row of a cursor; a malformed cursor names none", () => {
	const position = { at: 1_763_800_000_000, id: "0199-a_b" };
	expect(parseCursor(cursorOf(position))).toEqual(position);
	for (const text of ["", "1_", "_a", "x_a", "1_a b", `${"1".repeat(17)}_a`])
		expect(parseCursor(text)).toBeUndefined();
});
