import { expect, it } from "vitest";
import { messageId, parseMessageId } from "./message-id.ts";

it("names a chat and a position in it", () => {
	const parts = { chatId: "0198f3b2-5c1e-7d3a-9b7e-000000000001", position: 12 };
	expect(parseMessageId(messageId(parts))).toEqual(parts);
});

it.each([
	"",
	"-1",
	"chat",
	"chat-",
	"chat-0",
	"chat-01",
	"chat--",
	"chat-1.5",
	"chat-1e3",
	"a b-1",
	`c-${"9".repeat(10)}`,
])("refuses %j", (id) => {
	expect(parseMessageId(id)).toBeNull();
});
