import { expect, it } from "vitest";
import { checkMessage, cleanMessage, MAX_MESSAGE_LENGTH, messageId, parseMessageId } from "./message.ts";

it("drops the blanks around a message", () => {
	expect(cleanMessage(" \n two\n\nlines\t ")).toBe("two\n\nlines");
});

it.each([
	["a", null],
	["👩‍👩‍👧", null],
	["\u0300", null],
	["<b>", null],
	[" \n\t", "chat/message-empty"],
	["\ufeff\u00a0", "chat/message-empty"],
	["\u200d\u2060", "chat/message-empty"],
	["a\u0000b", "chat/message-unreadable"],
	["\ud800", "chat/message-unreadable"],
])("checks the message %j", (content, code) => {
	expect(checkMessage(content)).toBe(code);
});

it.each(["x", "😀", "é"])("counts code points, without the blanks around them: %s", (character) => {
	expect(checkMessage(`  ${character.repeat(MAX_MESSAGE_LENGTH)}\n`)).toBeNull();
	expect(checkMessage(character.repeat(MAX_MESSAGE_LENGTH + 1))).toBe("chat/message-too-long");
});

it("names a chat and a position in it by an id", () => {
	const parts = { chatId: "0198f3b2-5c1e-7d3a-9b7e-000000000001", position: 12 };
	expect(parseMessageId(messageId(parts))).toEqual(parts);
	for (const id of ["", "-1", "chat", "chat-0", "chat-01", "chat-1.5", "chat-1e3", "a b-1", "c-9999999999"])
		expect(parseMessageId(id), id).toBeNull();
});
