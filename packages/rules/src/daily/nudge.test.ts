import { expect, it } from "vitest";
import { sendMessageInput } from "../chat/chat.schema.ts";
import { nudgeIdOf, nudgeText } from "./nudge.ts";

it("is a message that a chat takes, with one id a day", () => {
	const nudge = (day: string) => ({
		userId: "ben",
		clientId: nudgeIdOf(day),
		content: nudgeText(7, "https://hilo.test/daily"),
	});
	expect(sendMessageInput.parse(nudge("2026-11-21"))).toEqual({
		userId: "ben",
		clientId: "deck-2026-11-21",
		content: "I got 7 of 10 on today’s deck. Your turn!\nhttps://hilo.test/daily",
	});
	expect(nudgeIdOf("2026-11-22")).not.toBe(nudgeIdOf("2026-11-21"));
});
