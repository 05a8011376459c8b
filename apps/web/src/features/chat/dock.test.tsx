import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { holdLiveEvents } from "../../testing/hold-live-events.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { practiceAnswers } from "../play/testing/countries.ts";
import { chatServer } from "./testing/chat-server.ts";
import { friend, grace, messages } from "./testing/chats.ts";
import { clearStorage, composer, social } from "./testing/open-chat.tsx";

beforeEach(async () => {
	clearStorage();
	await page.viewport(1280, 800);
});

const dock = page.getByRole("complementary", { name: "Chats" });
const menu = page.getByRole("button", { name: /^Account menu of/ });
const list = dock.getByRole("region", { name: "Messages", exact: true });
const tab = dock.getByRole("button", { name: /^grace_hopper/ });

async function open(path: string, friends = [grace, friend("alan_turing")]) {
	const server = chatServer(messages(1, 4));
	const openStream = holdLiveEvents();
	const app = await renderApp(path, [...server.handlers, ...practiceAnswers(), ...social(friends)]);
	await openStream();
	return { ...app, server };
}

async function pressMessages() {
	await menu.click();
	await page.getByRole("link", { name: /^Messages/ }).click();
}

test("opens the list from Messages, and a chat from the list, side by side, but not when a key opens it in a new tab", async () => {
	const { router } = await open("/leaderboard");
	await pressMessages();
	await expect.element(page.getByText("Signed in as", { exact: false })).not.toBeVisible();
	const link = list.getByRole("link", { name: "Click to chat grace_hopper" });
	await expect.element(link).toHaveAttribute("href", "/messages/grace");
	const isOurs = Promise.withResolvers<boolean>();
	// The browser must not open a tab in the test.
	const stop = (event: MouseEvent) => {
		isOurs.resolve(event.defaultPrevented);
		event.preventDefault();
	};
	document.addEventListener("click", stop, { once: true });
	await link.click({ modifiers: ["Shift"] });
	expect(await isOurs.promise).toBe(false);
	await expect.element(composer).not.toBeInTheDocument();
	await link.click();
	await expect.element(dock.getByText("Message 4")).toBeVisible();
	await expect.element(composer).toHaveFocus();
	expect(router.state.location.pathname).toBe("/leaderboard");
	await list.getByRole("button", { name: "Close messages" }).click();
	await expect.element(list).not.toBeInTheDocument();
	await expect.element(composer).toBeVisible();
});

test("focuses the first chat that is opened, its tab when it is minimised, and what is left when chats are closed", async () => {
	await open("/friends");
	const chatWith = (name: string) => page.getByRole("link", { name: `Click to chat ${name}` });
	await chatWith("grace_hopper").click();
	await expect.element(composer).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await expect.element(composer).not.toBeInTheDocument();
	await expect.element(tab).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(composer).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await pressMessages();
	await dock.getByRole("button", { name: "Close chat with grace_hopper" }).click();
	await expect.element(list.getByRole("heading", { name: "Messages" })).toHaveFocus();
	await list.getByRole("link", { name: "Click to chat grace_hopper" }).click();
	await list.getByRole("button", { name: "Close messages" }).click();
	await expect.element(dock.getByRole("heading", { name: "grace_hopper" })).toHaveFocus();
	await dock.getByRole("button", { name: "Close chat" }).click();
	await expect.element(dock).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { level: 1, name: "Friends" })).toHaveFocus();
});

test("keeps the focus in the field when a message is too long, and does not take it from the Send button", async () => {
	await open("/leaderboard");
	await pressMessages();
	await list.getByRole("link", { name: "Click to chat grace_hopper" }).click();
	await expect.element(composer).toHaveFocus();
	const send = dock.getByRole("button", { name: "Send" });
	const problem = dock.getByText("Message must be at most 1,000 characters long");
	await userEvent.fill(composer, "x".repeat(1001));
	await send.click({ force: true });
	await expect.element(problem).toBeVisible();
	await expect.element(composer).toHaveFocus();
	await userEvent.fill(composer, "x".repeat(1002));
	await userEvent.keyboard("{Tab}");
	await expect.element(send).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(problem).toBeVisible();
	await expect.element(composer).toHaveFocus();
});

test("stays after navigation and a reload, but is hidden on a stage", async () => {
	const { router, unmount } = await open("/leaderboard");
	await pressMessages();
	await list.getByRole("link", { name: "Click to chat grace_hopper" }).click();
	await expect.element(composer).toBeVisible();
	await router.navigate({ to: "/" });
	await expect.element(composer).toBeVisible();
	await router.navigate({ to: "/country-game" });
	await expect.element(dock).not.toBeInTheDocument();
	await router.navigate({ to: "/messages" });
	await expect.element(dock).not.toBeInTheDocument();
	await unmount();
	await open("/credits");
	await expect.element(composer).toBeVisible();
	await expect.element(list).toBeVisible();
	expect(document.activeElement).not.toBe(composer.element());
});
