import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, test } from "vitest";
import { answer } from "../../../testing/answers.ts";
import { chatServer } from "../testing/chat-server.ts";
import { messages } from "../testing/chats.ts";
import { openChat, social } from "../testing/open-chat.tsx";

const head = () => document.querySelector("main header") ?? document.body;

function cutLines(): (string | null)[] {
	return [...head().querySelectorAll("*")]
		.filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
		.map(({ textContent }) => textContent);
}

test.each([
	["online", 0, "Online"],
	["offline", 19, "Last online 19 min ago"],
	["offline", 59, "Last online 59 min ago"],
	["offline", 60 * 24 * 200, "Last online 6 mo ago"],
] as const)(
	"on a phone a friend who is %s, seen %i minutes ago, is described in full",
	async (status, minutes, words) => {
		const lastOnline = minutes === 0 ? null : new Date(Date.now() - minutes * MINUTE_MS).toISOString();
		await openChat(chatServer(messages(1, 2)), [
			answer("presence", "statuses", { grace: { status, lastOnline } }),
			answer("duels", "record", { won: 12, lost: 9, drawn: 1 }),
			...social(),
		]);
		await expect.poll(() => head().textContent).toContain(words);
		await expect.poll(() => head().textContent).toMatch(/Duels: you 12, grace_hopper 9, 1 drawn12–9/);
		expect(cutLines()).toEqual([]);
	},
);
