import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { accept, answer, hold } from "../../testing/answers.ts";
import { friend } from "../../testing/friends.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player, stranger } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import type { FriendshipStatus } from "./people.tsx";

beforeEach(() => {
	holdPoll();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const more = page.getByRole("button", { name: "More: grace_hopper" });
const entry = (name: string) => page.getByRole("menuitem", { name });
const dialog = page.getByRole("dialog");
const friendButtons = page.getByRole("button", { name: /Friend|Accept|Reject|Unblock|More/ });
const stands = (friendshipStatus: FriendshipStatus) => answer("friends", "status", { friendshipStatus });
const open = (...answers: HttpHandler[]) =>
	renderApp("/user/grace", [
		...answers,
		answer("profiles", "get", stranger()),
		answer("me", "get", { user: { ...player(), friendRequests: 1 } }),
	]);

test.each<[FriendshipStatus, string[]]>([
	["none", ["Add Friend"]],
	["requested", ["Friend Request Sent"]],
	["friends", []],
	["asked-you", ["Accept", "Reject"]],
	["blocked", ["Unblock"]],
])("to a user who is %s there are the buttons %j", async (friendshipStatus, names) => {
	await open(stands(friendshipStatus));
	await expect.element(more).toBeVisible();
	expect(friendButtons.elements().map((each) => each.textContent || "More")).toEqual([...names, "More"]);
});

test("shows no button to visitors or on the own profile", async () => {
	const { router } = await open(answer("me", "get", { user: null }));
	await expect.element(page.getByRole("heading", { name: "grace_hopper" })).toBeVisible();
	expect(friendButtons.elements()).toEqual([]);
	network.use(answer("profiles", "get", { ...stranger(), userId: "ada", username: "ada_lovelace" }));
	network.use(answer("me", "get", { user: player() }));
	await router.navigate({ to: "/user/$userId", params: { userId: "ada" } });
	await expect.element(page.getByRole("heading", { name: "ada_lovelace" })).toBeVisible();
	expect(friendButtons.elements()).toEqual([]);
});

test("shows a request as sent immediately, by the same button, and lets it be withdrawn", async () => {
	const { held, release } = hold("friends", "request");
	await open(
		held,
		answer("friends", "request", { message: "Friend request sent", mutualAccept: false, friend: null }),
		stands("none"),
	);
	await button("Add Friend").click();
	await expect.element(button("Friend Request Sent")).toHaveFocus();
	await expect.element(button("Friend Request Sent")).toHaveAttribute("aria-disabled", "true");
	// The withdrawal waits for the request that is still being sent.
	await more.click();
	await entry("Withdraw request").click();
	network.use(accept("friends", "withdraw"), stands("none"));
	release();
	await expect.element(button("Add Friend")).toBeEnabled();
	await expect.poll(shownToasts).toContain("Done: Friend request withdrawn");
});

test("accepts a request here too, and no longer counts it", async () => {
	const { held, release } = hold("friends", "accept");
	await open(held, answer("friends", "accept", { friend: friend("grace") }), stands("asked-you"));
	await expect.element(page.getByText("grace_hopper wants to be friends")).toBeVisible();
	const menu = page.getByRole("button", { name: /^Account menu/ });
	await expect.element(menu).toHaveAccessibleName("Account menu of ada_lovelace 1 new");
	await button("Accept").click();
	// The button is gone.
	await expect.element(page.getByRole("heading", { name: "grace_hopper", exact: true })).toHaveFocus();
	await expect.element(menu).toHaveAccessibleName("Account menu of ada_lovelace");
	network.use(stands("friends"), answer("me", "get", { user: player() }));
	release();
	await expect.poll(shownToasts).toContain("Done: You and grace_hopper are now friends");
});

test("a friend can be written to, and removed once that is confirmed", async () => {
	await page.viewport(1280, 800);
	await open(accept("friends", "remove"), stands("friends"));
	const actions = page.getByRole("main").getByRole("link", { name: /^(Challenge|Message)$/ });
	await expect.element(actions.first()).toBeVisible();
	expect(actions.elements().map((each) => each.getAttribute("href"))).toEqual([
		"/duel/new?to=grace",
		"/messages/grace",
	]);
	await more.click();
	await entry("Remove Friend").click();
	await expect.element(dialog).toHaveAccessibleName("Remove grace_hopper from your friends?");
	network.use(stands("none"));
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect.element(button("Add Friend")).toBeEnabled();
});
