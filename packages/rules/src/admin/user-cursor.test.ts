import { expect, it } from "vitest";
import { parseUserCursor, type UserCursorPosition, userCursorOf } from "./user-cursor.ts";

it.each<UserCursorPosition>([
	{ by: "age", at: 1_795_392_000_000, id: "a_b-c" },
	{ by: "name", key: "李小龙_1" },
	{ by: "email", key: "a_d+a@example.org" },
])("reads back the row that the cursor was made of: %j", (position) => {
	expect(parseUserCursor(userCursorOf(position))).toEqual(position);
});

it.each(["", "age_x_y", "age_1_", "name_", "else_x"])("takes %j for the first page", (cursor) => {
	expect(parseUserCursor(cursor)).toBeUndefined();
});
