import { expect, it } from "vitest";
import {
	cursorOf,
	parseCursor,
	parseUserCursor,
	type UserCursorPosition,
	userCursorOf,
} from "./page-cursor.ts";

it("reads back the row of a cursor; a malformed cursor names none", () => {
	const position = { at: 1_763_800_000_000, id: "0199-a_b" };
	expect(parseCursor(cursorOf(position))).toEqual(position);
	for (const text of ["", "1_", "_a", "x_a", "1_a b", `${"1".repeat(17)}_a`])
		expect(parseCursor(text)).toBeUndefined();
});

it.each<UserCursorPosition>([
	{ by: "age", at: 1_795_392_000_000, id: "a_b-c" },
	{ by: "name", key: "李小龙_1" },
	{ by: "email", key: "a_d+a@example.org" },
])("reads back the user that the cursor was made of: %j", (position) => {
	expect(parseUserCursor(userCursorOf(position))).toEqual(position);
});

it.each(["", "age_x_y", "age_1_", "name_", "else_x"])("takes %j for the first page of users", (cursor) => {
	expect(parseUserCursor(cursor)).toBeUndefined();
});
