import { expect, it } from "vitest";
import { hasUnreadMessages } from "./tickets.ts";

it.each([
	["open", null, 5, false],
	["open", 5, 5, false],
	["open", 6, 5, true],
	["in-progress", 6, 5, true],
	["in-progress", 4, 5, false],
	["closed", 6, 5, false],
] as const)(
	"finds unread answers in a ticket that is %s, answered at %s and read at %s",
	(status, answeredAt, lastReadByUser, unread) => {
		expect(hasUnreadMessages({ status, answeredAt, lastReadByUser })).toBe(unread);
	},
);
