import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accept, answer, breakOff, hold, refuse } from "../../testing/answers.ts";
import { blockedPerson, friend, friendRequest, noFriends } from "../../testing/friends.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../testing/toasts.ts";

beforeEach(() => {
	holdPoll();
});

const me = { ...player(), friendRequests: 1 };
const friends = page.getByRole("region", { name: "Friends", exact: true });
const rows = friends.getByRole("listitem");
const open = (...answers: HttpHandler[]) =>
	renderApp("/profile?tab=friends", [...answers, ...noFriends, answer("me", "get", { user: me })]);

test("lists friends by name, with presence and links", async () => {
	await open(
		answer("friends", "list", [friend("Zoë"), friend("grace_hopper", 3), friend("Ångström")]),
		answer("duels", "records", [{ userId: "zoë", won: 2, lost: 1, drawn: 0 }]),
		answer("presence", "statuses", {
			grace_hopper: { status: "busy", lastOnline: null },
			zoë: { status: "offline", lastOnline: new Date(Date.now() - 300_000).toISOString() },
		}),
	);
	await expect.element(friends.getByText("Busy")).toBeVisible();
	await expect.element(friends.getByText("Last online 5 min ago")).toBeVisible();
	await expect.element(friends.getByText("2–1")).toBeVisible();
	await expect.element(friends.getByText("Duels: you 2, Zoë 1")).toBeInTheDocument();
	const names = friends.getByRole("link", { name: /^(?!Message|Challenge)/ });
	expect(names.elements().map(({ textContent }) => textContent)).toEqual(["Ångström", "grace_hopper", "Zoë"]);
	await expect.element(names.nth(1)).toHaveAttribute("href", "/user/grace_hopper");
	await expect
		.element(friends.getByRole("link", { name: "Message grace_hopper, 3 unread messages" }))
		.toHaveAttribute("href", "/messages/grace_hopper");
	await expect.element(friends.getByRole("link", { name: "Message Zoë", exact: true })).toBeVisible();
	await friends.getByRole("button", { name: "More: Zoë" }).click();
	await expect
		.element(page.getByRole("menuitem", { name: "Challenge" }))
		.toHaveAttribute("href", "/duel/new?to=zo%C3%AB");
});

test("counts the requests on the tab, in the menu and on the avatar", async () => {
	await open(answer("friends", "requests", { incoming: [friendRequest("alan")], sent: [] }));
	const tab = page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Friends 1 new" });
	await expect.element(tab).toHaveAttribute("aria-current", "page");
	const menu = page.getByRole("button", { name: /^Account menu of/ });
	await expect.element(menu).toHaveAccessibleName("Account menu of ada_lovelace 1 new");
	await menu.click();
	await expect.element(page.getByRole("link", { name: "Profile 1 new" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Friend Requests 1 new" }))
		.toHaveAttribute("href", "/friends");
});

test("says what failed to load, and tries again", async () => {
	await open(refuse("friends", "list", "site/unexpected"), refuse("friends", "requests", "site/unexpected"));
	await expect.element(page.getByText("Failed to load friends")).toBeVisible();
	await expect.element(page.getByText("Failed to load friend requests")).toBeVisible();
	network.use(answer("friends", "list", [friend("grace")]));
	await friends.getByRole("button", { name: "Try Again" }).click();
	await expect.element(friends.getByRole("link", { name: "grace", exact: true })).toBeVisible();
	await expect.element(page.getByText("Failed to load friend requests")).toBeVisible();
});

test("unblocks a player from the collapsed list, and reverts on failure", async () => {
	await open(
		breakOff("friends", "unblock"),
		answer("friends", "blocked", [blockedPerson("mallory"), blockedPerson("eve")]),
	);
	const fold = page.getByText("Blocked players (2)");
	await expect.element(page.getByRole("button", { name: "Unblock: eve" })).not.toBeInTheDocument();
	await fold.click();
	await page.getByRole("button", { name: "Unblock: eve" }).click();
	await expect.poll(shownToasts).toContain("Error: Failed to unblock player");
	clearToasts();
	await expect.element(page.getByRole("button", { name: "Unblock: eve" })).toBeVisible();
	const { held, release } = hold("friends", "unblock");
	network.use(held, accept("friends", "unblock"));
	await page.getByRole("button", { name: "Unblock: eve" }).click();
	await expect.element(page.getByText("Blocked players (1)")).toBeVisible();
	network.use(answer("friends", "blocked", [blockedPerson("mallory")]));
	release();
	await expect.poll(shownToasts).toContain("Done: eve is no longer blocked");
});

test("filters many friends by a part of the name, and counts the rest", async () => {
	const many = Array.from({ length: 30 }, (_, n) => friend(`player_${n}`));
	await open(answer("friends", "list", [...many, friend("ÉLODIE")]));
	const filter = page.getByRole("searchbox", { name: "Filter friends" });
	await userEvent.fill(filter, "élo");
	await expect.element(friends.getByRole("status")).toHaveTextContent("1 friend");
	await expect.poll(() => rows.elements().length).toBe(1);
	await userEvent.fill(filter, "nobody");
	await expect.element(friends.getByText("No friends match your search")).toBeVisible();
	await userEvent.fill(filter, "");
	await expect.poll(() => rows.elements().length).toBe(31);
});
