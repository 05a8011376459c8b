import { HttpResponse } from "msw/http";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setConnected } from "../../../platform/live/connection.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { onPlainHttp } from "../../../testing/plain-http.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { chatServer } from "../testing/chat-server.ts";
import { messages } from "../testing/chats.ts";
import { bubble, clearStorage, composer, history, openChat, social } from "../testing/open-chat.tsx";

beforeEach(clearStorage);

const retry = page.getByRole("button", { name: "Retry" });
const sent = (server: ReturnType<typeof chatServer>) =>
	server.calls.filter((call) => call.startsWith("send"));

async function write(text: string) {
	await userEvent.fill(composer, text);
	await userEvent.keyboard("{Enter}");
}

test("sends on plain http, where browsers lack `crypto.randomUUID`", async () => {
	onPlainHttp();
	const server = chatServer([]);
	await openChat(server);
	await write("  Hello  ");
	await expect.element(bubble("Hello")).toBeVisible();
	await expect.element(composer).toHaveValue("");
	await expect.element(composer).toHaveFocus();
	await expect.element(history.getByText("Sent", { exact: true })).toBeVisible();
	expect(sent(server)).toEqual(["send Hello"]);
	// So that another player who signs in does not send it.
	expect(server.owners).toEqual(["ada"]);
	await expect.poll(() => localStorage.length).toBe(0);
});

test("starts a line with Shift+Enter, and sends nothing blank or still being composed", async () => {
	const server = chatServer([]);
	await openChat(server);
	await userEvent.click(composer);
	await userEvent.keyboard("  {Enter}");
	composer
		.element()
		.dispatchEvent(
			new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }),
		);
	composer
		.element()
		.dispatchEvent(
			new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }),
		);
	expect(sent(server)).toEqual([]);
	await userEvent.fill(composer, "");
	await userEvent.keyboard("a{Shift>}{Enter}{/Shift}b{Enter}");
	await expect.poll(() => sent(server)).toEqual(["send a\nb"]);
});

test("sends again with Retry, and automatically when the connection returns", async () => {
	const server = chatServer(messages(1, 3));
	server.onSend(() => HttpResponse.error());
	await openChat(server);
	await write("First");
	await expect.element(retry).toBeVisible();
	server.onSend(() => undefined);
	await retry.click();
	await expect.poll(() => sent(server)).toEqual(["send First"]);
	await expect.element(retry).not.toBeInTheDocument();
	server.onSend(() => HttpResponse.error());
	await write("Second");
	await expect.element(retry).toBeVisible();
	server.onSend(() => undefined);
	dispatchEvent(new Event("online"));
	await expect.poll(() => sent(server)).toEqual(["send First", "send Second"]);
});

test("sends when the connection returns while another chat is open, after a reload", async () => {
	const server = chatServer(messages(1, 3));
	server.onSend(() => HttpResponse.error());
	const { unmount } = await openChat(server);
	await write("Hello");
	await expect.element(retry).toBeVisible();
	await unmount();
	await renderApp("/messages/alan", [...server.handlers, ...social()]);
	await expect.element(page.getByRole("textbox", { name: "Message to alan_turing" })).toBeVisible();
	server.onSend(() => undefined);
	setConnected(true);
	onTestFinished(() => setConnected(false));
	await expect.poll(() => sent(server), { timeout: 10_000 }).toEqual(["send Hello"]);
	await expect.poll(() => localStorage.getItem("hilo-of:ada:outbox:grace")).toBeNull();
});

test("keeps and sends what was written when the chat is left and opened again without storage", async () => {
	for (const name of ["localStorage", "sessionStorage", "indexedDB"] as const)
		vi.spyOn(window, name, "get").mockImplementation(() => {
			throw new DOMException("refused", "SecurityError");
		});
	const server = chatServer(messages(1, 3));
	server.onSend(() => HttpResponse.error());
	const { router } = await openChat(server);
	await write("First");
	await expect.element(retry).toBeVisible();
	await userEvent.fill(composer, "Second");
	await router.navigate({ to: "/messages/$userId", params: { userId: "alan" } });
	await expect.element(page.getByRole("textbox", { name: "Message to alan_turing" })).toHaveValue("");
	await router.navigate({ to: "/messages/$userId", params: { userId: "grace" } });
	await expect.element(composer).toHaveValue("Second");
	server.onSend(() => undefined);
	await composer.click();
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => sent(server)).toEqual(["send First", "send Second"]);
	await expect.element(retry).not.toBeInTheDocument();
	expect(bubble("First").elements()).toHaveLength(1);
	await expect.element(composer).toHaveValue("");
	// What cleans up after a test needs the storage.
	vi.restoreAllMocks();
});

test("keeps a message that can't be sent, with the reason, until it is deleted", async () => {
	const server = chatServer(messages(1, 3));
	await openChat(server);
	await expect.element(bubble("Message 3")).toBeVisible();
	network.use(refuse("chat", "send", "chat/message-unreadable"));
	await write("Odd");
	await expect.element(page.getByText("This message has characters that can't be sent")).toBeVisible();
	await expect.element(bubble("Odd")).toBeVisible();
	await page.getByRole("button", { name: "Delete" }).click();
	await expect.element(bubble("Odd")).not.toBeInTheDocument();
});

test("counts characters from 900, and neither sends nor cuts more than 1,000", async () => {
	const server = chatServer([]);
	await openChat(server);
	await userEvent.fill(composer, "🎉".repeat(899));
	await expect.element(page.getByText("of 1,000", { exact: false })).not.toBeInTheDocument();
	await userEvent.fill(composer, "🎉".repeat(1000));
	await expect.element(page.getByText("1,000 of 1,000")).toBeVisible();
	const long = "🎉".repeat(1001);
	await userEvent.fill(composer, long);
	await expect.element(page.getByText("1,001 of 1,000")).toBeVisible();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByText("Message must be at most 1,000 characters long")).toBeVisible();
	await expect.element(composer).toHaveValue(long);
	expect(sent(server)).toEqual([]);
});

test("keeps a draft for each friend until it is sent or the player signs out", async () => {
	const server = chatServer([]);
	const { router, queryClient } = await openChat(server);
	await userEvent.fill(composer, "Not yet");
	await router.navigate({ to: "/messages/$userId", params: { userId: "alan" } });
	await expect.element(page.getByRole("textbox", { name: "Message to alan_turing" })).toHaveValue("");
	await router.navigate({ to: "/messages/$userId", params: { userId: "grace" } });
	await expect.element(composer).toHaveValue("Not yet");
	network.use(accept("accounts", "logout"), answer("me", "get", { user: null }));
	await router.navigate({ to: "/" });
	await page.getByRole("button", { name: "Account menu of ada_lovelace" }).click();
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect.element(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await expect.poll(() => Object.keys(localStorage)).toEqual([]);
	expect(queryClient.getQueryCache().findAll({ queryKey: [["chat"]] })).toEqual([]);
});
