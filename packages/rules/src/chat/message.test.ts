import fc from "fast-check";
import { expect, it } from "vitest";
import { checkMessage, cleanMessage, MESSAGE_MAX } from "./message.ts";

it("is what was typed, without the blanks around it", () => {
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
	"x".repeat(MESSAGE_MAX),
	"😀".repeat(MESSAGE_MAX),
])("may be %j", (content) => {
	expect(checkMessage(content)).toBeNull();
});

it.each(["", " ", "\n\t\r", "\u200b", "\ufeff\u00a0", "\u200d\u2060", "\u3164"])(
	"is refused as empty where nothing is to be seen: %j",
	(content) => {
		expect(checkMessage(content)).toBe("chat/message-empty");
	},
);

it.each(["a\u0000b", "\ud800", "a\udc00"])(
	"is refused where no database or screen can hold it: %j",
	(content) => {
		expect(checkMessage(content)).toBe("chat/message-unreadable");
	},
);

it.each(["x".repeat(MESSAGE_MAX + 1), "😀".repeat(MESSAGE_MAX + 1), `${"é".repeat(MESSAGE_MAX)}!`])(
	"is refused when it is longer than 1,000 code points",
	(content) => {
		expect(checkMessage(content)).toBe("chat/message-too-long");
	},
);

it("counts code points, and no blanks around them", () => {
	fc.assert(
		fc.property(fc.integer({ min: 990, max: 1010 }), fc.constantFrom("a", "😀", "é"), (length, each) => {
			const expected = length > MESSAGE_MAX ? "chat/message-too-long" : null;
			expect(checkMessage(`  ${each.repeat(length)}\n`)).toBe(expected);
		}),
	);
});
