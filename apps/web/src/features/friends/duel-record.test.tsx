import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { stranger } from "../../testing/people.ts";
import { chatServer } from "../chat/testing/chat-server.ts";
import { messages } from "../chat/testing/chats.ts";
import { openChat } from "../chat/testing/open-chat.tsx";

const record = page.getByText(/Duels: you \d+, grace_hopper \d+/);
const challenge = (name: string) => page.getByRole("link", { name });
const profileOf = (friendshipStatus: "friends" | "none") => [
	answer("profiles", "get", stranger()),
	answer("friends", "status", { friendshipStatus }),
];

test("shows the record in chat and profile, with a link to a challenge", async () => {
	network.use(answer("duels", "record", { won: 12, lost: 9, drawn: 1 }), ...profileOf("friends"));
	const { router } = await openChat(chatServer(messages(1, 2)));
	await expect.element(record).toHaveTextContent("Duels: you 12, grace_hopper 9, 1 drawn");
	await expect.element(page.getByText("12–9")).toBeVisible();
	await expect.element(challenge("Challenge grace_hopper")).toHaveAttribute("href", "/duel/new?to=grace");
	await router.navigate({ to: "/user/$userId", params: { userId: "grace" } });
	await expect.element(page.getByText("Your duelsYou 12 · 9 grace_hopper · 1 drawn")).toBeVisible();
	await expect.element(challenge("Challenge")).toHaveAttribute("href", "/duel/new?to=grace");
});
