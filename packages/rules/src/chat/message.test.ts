import fc from "fast-check";
import { expect, it } from "vitest";
import { checkMessage, cleanMessage, MAX_MESSAGE_LENGTH } from "./message.ts";

it("drops the blanks around a message", () => {
	expect(cleanMessage(" \n two\n\nlines\t ")).toBe("two\n\nlines");
});

it.each([
	"a",
	" a ",
	"👩‍👩‍👧",
	"0",
	"\u0300",
	"<b>",
	"line\nline",
	"x".repeat(MAX_MESSAGE_LENGTH),
	"😀".repeat(MAX_MESSAGE_LENGTH),
])("accepts %j", (content) => {
	expect(checkMessage(content)).toBeNull();
});

it.each(["", " ", "\n\t\r", "\u200b", "\ufeff\u00a0", "\u200d\u2060", "\u3164"])(
	"refuses a message without visible characters as empty: %j",
	(content) => {
		expect(checkMessage(content)).toBe("chat/message-empty");
	},
);

it.each(["a\u0000b", "\ud800", "a\udc00"])(
	"refuses characters that can't be stored or shown: %j",
	(content) => {
		expect(checkMessage(content)).toBe("chat/message-unreadable");
	},
);

it.each([
	"x".repeat(MAX_MESSAGE_LENGTH + 1),
	"😀".repeat(MAX_MESSAGE_LENGTH + 1),
	`${"é".repeat(MAX_MESSAGE_LENGTH)}!`,
])("refuses more than 1,000 code points", (content) => {
	expect(checkMessage(content)).toBe("chat/message-too-long");
});

it("counts code points, without the blanks around them", () => {
	fc.assert(
		fc.property(fc.integer({ min: 990, max: 1010 }), fc.constantFrom("a", "😀", "é"), (length, character) => {
			const expected = length > MAX_MESSAGE_LENGTH ? "chat/message-too-long" : null;
			expect(checkMessage(`  ${character.repeat(length)}\n`)).toBe(expected);
		}),
	);
});
