import { expect, it } from "vitest";
import { aboutKind, checkFirstMessage, checkReply, checkSubject, hasUnreadMessages } from "./tickets.ts";

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

it.each([
	[checkSubject, 150, "accounts/fields-required", "support/subject-too-long"],
	[checkFirstMessage, 5_000, "accounts/fields-required", "support/message-too-long"],
	[checkReply, 5_000, "support/message-empty", "support/message-too-long"],
] as const)("accepts readable texts up to their maximum length %#", (check, max, empty, tooLong) => {
	for (const text of ["a", " a\n", "0", "😀".repeat(max), `  ${"x".repeat(max)}\n`])
		expect(check(text), text.slice(0, 9)).toBeNull();
	for (const text of ["", " \n\t", "\u200b", "\u3164"]) expect(check(text)).toBe(empty);
	for (const text of ["x".repeat(max + 1), "😀".repeat(max + 1), "x".repeat(3 * max)])
		expect(check(text)).toBe(tooLong);
	for (const text of ["a\u0000b", "\ud800"]) expect(check(text)).toBe("support/text-unreadable");
});

it.each([
	["/custom-game/0198f3b2-5c1e", "game"],
	["/user/0198f3b2_5c1e", "player"],
	["/", null],
	["/user/a?key=b", null],
	["/user/a\n", null],
	["//user/a", null],
	["/custom-game/../admin", null],
	["https://example.org/user/a", null],
	["javascript:alert(1)", null],
])("finds what %j is about", (path, kind) => {
	expect(aboutKind(path)).toBe(kind);
});
