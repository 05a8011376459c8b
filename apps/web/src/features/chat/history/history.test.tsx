import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { emitLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { answer } from "../../../testing/answers.ts";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { turnTab } from "../../../testing/visibility.ts";
import { TYPING_SHOWN_MS } from "../conversation/conversation.tsx";
import { chatServer } from "../testing/chat-server.ts";
import { message, messages } from "../testing/chats.ts";
import {
	bubble,
	clearStorage,
	composer,
	fromEnd,
	history,
	openChat,
	scroller,
	topOf,
} from "../testing/open-chat.tsx";

beforeEach(clearStorage);

const older = (server: ReturnType<typeof chatServer>) =>
	server.calls.filter((call) => call.startsWith("before"));
/** Waits until the newly opened list stays at its end; its first frames undo any scrolling. */
async function cameToEnd(): Promise<void> {
	let before = Number.NaN;
	const isStill = async () => {
		await new Promise(requestAnimationFrame);
		const [last, now] = [before, scroller().scrollTop];
		before = now;
		return now === last && fromEnd() < 2;
	};
	await expect.poll(isStill).toBe(true);
}
const scrollTo = (top: number) => scroller().scrollTo({ top });

test("opens at the newest message and asks for older ones on the way up, without a jump", async () => {
	const server = chatServer(messages(1, 180));
	await openChat(server);
	await expect.element(bubble("Message 180")).toBeVisible();
	await cameToEnd();
	expect(server.calls.filter((call) => call === "newest")).toHaveLength(1);
	expect(older(server)).toEqual([]);
	scrollTo(400);
	await expect.element(bubble("Message 90")).toBeVisible();
	const before = topOf("Message 90");
	await expect.poll(() => older(server)).toEqual(["before chat-81"]);
	await expect.element(bubble("Message 75")).toBeInTheDocument();
	expect(Math.abs(topOf("Message 90") - before)).toBeLessThanOrEqual(2);
	scrollTo(0);
	await expect.element(page.getByText("This is where your chat began.")).toBeVisible();
	expect(older(server)).toHaveLength(1);
});

test("stays at the newest message, and loads only later ones", async () => {
	const server = chatServer(messages(1, 120));
	const { refetchChat } = await openChat(server);
	await expect.element(bubble("Message 120")).toBeVisible();
	server.receive("One more");
	await refetchChat();
	await expect.element(bubble("One more")).toBeVisible();
	await expect.poll(fromEnd).toBeLessThan(2);
	expect(server.calls).toContain("after chat-120");
	expect(server.calls.filter((call) => call === "newest")).toHaveLength(1);
	await expect
		.element(page.getByRole("log", { name: "New messages from grace_hopper" }))
		.toHaveTextContent("grace_hopper: One more");
	await expect.poll(() => server.calls).toContain("read chat-121");
});

test("keeps the scroll position when messages arrive, and counts them", async () => {
	const server = chatServer(messages(1, 60));
	const { refetchChat } = await openChat(server);
	await expect.element(bubble("Message 60")).toBeVisible();
	const jump = page.getByRole("button", { name: /^Jump to the newest message/ });
	await cameToEnd();
	scrollTo(900);
	await expect.element(jump).toBeVisible();
	const before = scroller().scrollTop;
	server.receive("One");
	server.receive("Two");
	await refetchChat();
	await expect.element(page.getByRole("button", { name: "Jump to the newest message, 2 new" })).toBeVisible();
	expect(scroller().scrollTop).toBe(before);
	expect(server.calls).not.toContain("read chat-62");
	await jump.click();
	await expect.element(bubble("Two")).toBeVisible();
	await expect.poll(() => server.calls).toContain("read chat-62");
	await expect.element(jump).not.toBeInTheDocument();
});

test("shows immediately that an administrator has removed a message", async () => {
	const server = chatServer(messages(1, 20));
	const { refetchChat } = await openChat(server);
	await expect.element(bubble("Message 15")).toBeVisible();
	server.remove(15);
	await refetchChat();
	await expect.element(bubble("Removed by an administrator")).toBeVisible();
	await expect.element(bubble("Message 15")).not.toBeInTheDocument();
	await expect.element(bubble("Message 20")).toBeVisible();
});

test("marks nothing as read in a hidden tab", async () => {
	turnTab("hidden");
	const server = chatServer(messages(1, 3), { readByMe: 0 });
	await openChat(server);
	await expect.element(bubble("Message 3")).toBeInTheDocument();
	expect(server.calls).not.toContain("read chat-3");
	turnTab("visible");
	await expect.poll(() => server.calls).toContain("read chat-3");
});

test("says Read once the friend has read", async () => {
	const server = chatServer(messages(1, 4));
	const { refetchChat } = await openChat(server);
	await expect.element(history.getByText("Sent", { exact: true })).toBeVisible();
	server.state.readByFriend = 4;
	await refetchChat();
	await expect.element(history.getByText("Read", { exact: true })).toBeVisible();
	await expect.element(history.getByText("Sent", { exact: true })).not.toBeInTheDocument();
});

test("shows that the friend is typing for four seconds, or until the message arrives", async () => {
	const afterFour = holdTimers("setTimeout", TYPING_SHOWN_MS);
	const server = chatServer(messages(1, 4));
	const { refetchChat } = await openChat(server);
	const typing = page.getByText("is typing…", { exact: false });
	await expect.element(bubble("Message 4")).toBeVisible();
	emitLiveEvent({ kind: "typing", from: "alan" });
	emitLiveEvent({ kind: "typing", from: "grace" });
	await expect.element(typing).toBeVisible();
	await expect.poll(afterFour).toBe(1);
	await expect.element(typing).not.toBeInTheDocument();
	emitLiveEvent({ kind: "typing", from: "grace" });
	await expect.element(typing).toBeVisible();
	server.receive("There");
	await refetchChat();
	await expect.element(bubble("There")).toBeVisible();
	await expect.element(typing).not.toBeInTheDocument();
});

test("shows markup as text, and links only to safe addresses", async () => {
	const texts = [
		"<b>bold</b>",
		"https://example.org/x",
		"javascript:alert(1)",
		`${location.origin}/country-game`,
	];
	await openChat(chatServer(texts.map((content, index) => message(index + 1, { content }))));
	await expect.element(bubble("<b>bold</b>")).toBeVisible();
	const link = history.getByRole("link", { name: "https://example.org/x (opens in a new tab)" });
	await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
	await expect.element(link).toHaveAttribute("target", "_blank");
	expect(history.getByRole("link").elements(), "the card's address is left out").toHaveLength(2);
	await expect
		.element(history.getByRole("link", { name: "Play Countries" }))
		.toHaveAttribute("href", "/country-game");
});

test("opens the report of a message", async () => {
	await openChat(chatServer(messages(1, 1)));
	await bubble("Message 1").hover();
	await history.getByRole("button", { name: "Report this message from grace_hopper" }).click();
	await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("shows nothing of a player's chat when another player signs in", async () => {
	const { queryClient } = await openChat(chatServer(messages(1, 4)));
	await expect.element(bubble("Message 4")).toBeVisible();
	await composer.fill("Not sent yet");
	const other = chatServer([message(1, { content: "Hello Bob" })]);
	network.use(...other.handlers, answer("me", "get", { user: { ...player(), id: "bob", username: "bob" } }));
	await queryClient.invalidateQueries({ queryKey: [["me", "get"]] });
	await expect.element(bubble("Hello Bob")).toBeVisible();
	await expect.element(bubble("Message 4")).not.toBeInTheDocument();
	await expect.element(composer).toHaveValue("");
	expect(other.calls).toContain("newest");
});
