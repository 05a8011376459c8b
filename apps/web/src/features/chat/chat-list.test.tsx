import { MINUTE_MS } from "@hilo/rules/time/durations";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, breakOff, refuse } from "../../testing/answers.ts";
import { noFriends } from "../../testing/friends.ts";
import { network } from "../../testing/network.ts";
import { stranger } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { chatServer } from "./testing/chat-server.ts";
import { friend } from "./testing/chats.ts";
import { clearStorage, composer, social } from "./testing/open-chat.tsx";

beforeEach(clearStorage);

const rows = () =>
	page
		.getByRole("list", { name: "Friends" })
		.getByRole("listitem")
		.elements()
		.map((row) => row.querySelector("a:not([aria-hidden])")?.textContent);
const search = page.getByPlaceholder("Search by username...");
const people = [friend("zoe", 1), friend("Bob"), friend("alan_turing"), friend("grace_hopper", 3)];

test("lists unread chats first, then by name, with what was written last and when", async () => {
	const timestamp = new Date(Date.now() - 90 * MINUTE_MS).toISOString();
	await renderApp("/messages", [
		answer("chat", "latest", [
			{ userId: "Bob", isOwn: true, content: `Beat this: ${location.origin}/app`, timestamp },
			{ userId: "grace", isOwn: false, content: "Your turn", timestamp },
		]),
		...social(people, 4),
	]);
	await expect.element(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
	expect(rows()).toEqual(["grace_hopper", "zoe", "alan_turing", "Bob"]);
	await expect
		.element(page.getByRole("link", { name: "3 unread messages: Your turn, grace_hopper" }))
		.toHaveAttribute("href", "/messages/grace");
	await expect.element(page.getByRole("link", { name: "Click to chat alan_turing" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "You: Beat this: GitHub Stars, Bob" }))
		.toHaveAttribute("href", "/messages/Bob");
	await expect
		.element(page.getByRole("link", { name: "grace_hopper", exact: true }))
		.toHaveAttribute("href", "/user/grace");
	await expect.element(page.getByText("1 hr ago").first()).toBeVisible();
});

test("finds a friend by a part of the name", async () => {
	await renderApp("/messages", social(people));
	await userEvent.fill(search, "HOP");
	await expect.poll(rows).toEqual(["grace_hopper"]);
	await userEvent.fill(search, "nobody");
	await expect.element(page.getByText("No friends match your search")).toBeVisible();
});

test("says that there are no friends yet, and leads to where friends are added", async () => {
	await renderApp("/messages", [...social([]), ...noFriends]);
	await expect.element(page.getByRole("heading", { name: "Find someone to beat" })).toBeVisible();
	await expect.element(page.getByText("You don't have any friends yet")).toBeVisible();
	await expect.element(page.getByText("Pick a friend and challenge them.")).not.toBeInTheDocument();
	await expect
		.element(page.getByRole("link", { name: "Add New Friends" }))
		.toHaveAttribute("href", "/profile?tab=friends");
});

test("says that friends or chat failed to load, with Retry", async () => {
	await renderApp("/messages", [breakOff("friends", "list"), ...social()]);
	await expect.element(page.getByText("Failed to load friends")).toBeVisible();
	network.use(...social());
	await page.getByRole("button", { name: "Retry" }).click();
	await expect.poll(() => rows().length).toBe(2);
});

test("makes nothing focusable that the chat covers on a phone", async () => {
	const account = page.getByRole("button", { name: "Account menu of ada_lovelace" });
	const { router } = await renderApp("/messages", [...chatServer([]).handlers, ...social()]);
	await expect.element(account).toBeVisible();
	await page.getByRole("link", { name: "Click to chat grace_hopper" }).click();
	await expect.element(composer).toBeVisible();
	await expect.element(account).not.toBeInTheDocument();
	await expect.element(search).not.toBeVisible();
	await page.getByRole("link", { name: "Back to all chats" }).click();
	await expect.element(account).toBeVisible();
	expect(router.state.location.pathname).toBe("/messages");
});

test("shows a plain page for users who are not friends, and for unknown ids", async () => {
	const { router } = await renderApp("/messages/grace", [
		answer("profiles", "get", stranger()),
		answer("presence", "statuses", {
			grace: { status: "online", lastOnline: null },
			alan: { status: "online", lastOnline: null },
		}),
		...social([friend("alan_turing")]),
	]);
	await expect
		.element(page.getByRole("heading", { name: "You and grace_hopper aren't friends" }))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "See profile" }))
		.toHaveAttribute("href", "/user/grace");
	network.use(refuse("profiles", "get", "accounts/user-not-found"));
	await router.navigate({ to: "/messages/$userId", params: { userId: "nobody" } });
	await expect.element(page.getByRole("heading", { name: "User not found" })).toBeVisible();
});
