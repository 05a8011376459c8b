import { type HttpHandler, HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, breakOff, hold } from "../../testing/answers.ts";
import { foundUser, friend, friendRequest, noFriends } from "../../testing/friends.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { holdTimers } from "../../testing/hold-timers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";

beforeEach(() => {
	holdPoll();
});

const DEBOUNCE_MS = 500;
const field = page.getByRole("searchbox", { name: "Search for players" });
const part = page.getByRole("region", { name: "Add friends" });
const status = part.getByRole("status").first();
const button = (name: string) => part.getByRole("button", { name });
const asMe = answer("me", "get", { user: player() });
const open = (...answers: HttpHandler[]) =>
	renderApp("/profile?tab=friends", [...answers, ...noFriends, asMe]);

/** Searches without the pause after typing. */
async function search(text: string) {
	await userEvent.fill(field, text);
	await userEvent.keyboard("{Enter}");
}

function echo() {
	const asked: string[] = [];
	const handler = http.get("/api/trpc/profiles.search", ({ request }) => {
		const { query } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		asked.push(query);
		return HttpResponse.json({ result: { data: [foundUser(query)] } });
	});
	return { asked, handler };
}

test("searches one time, half a second after the last key, from two characters on", async () => {
	const goOn = holdTimers("setTimeout", DEBOUNCE_MS);
	const { asked, handler } = echo();
	await open(handler);
	await userEvent.type(field, "g");
	goOn();
	await expect.element(field).toHaveAccessibleDescription("Type at least 2 characters");
	await userEvent.type(field, "ra");
	await expect.element(field).not.toHaveAccessibleDescription();
	expect(asked).toEqual([]);
	goOn();
	await expect.element(part.getByRole("link", { name: "gra" })).toBeVisible();
	await expect.element(status).toHaveTextContent("1 player found");
	expect(asked).toEqual(["gra"]);
});

test("shows friends, sent requests and received requests", async () => {
	await open(
		answer("profiles", "search", [
			foundUser("grace", { isFriend: true }),
			foundUser("graham", { hasSentRequest: true }),
			foundUser("gracie"),
			foundUser("granny"),
			foundUser("grand"),
		]),
		answer("friends", "list", [friend("grace"), friend("granny")]),
		answer("friends", "requests", { incoming: [friendRequest("grand")], sent: [friendRequest("graham")] }),
	);
	await search("gra");
	await expect.element(button("Already Friends: grace")).toBeDisabled();
	// They became friends after the search.
	await expect.element(button("Already Friends: granny")).toBeDisabled();
	await expect.element(button("Request Sent: graham")).toBeDisabled();
	await expect.element(button("Add Friend: gracie")).toBeEnabled();
	await expect.element(button("Accept: grand")).toBeEnabled();
	await expect.element(status).toHaveTextContent("5 players found");
});

test("sends a request immediately, keeps the focus, and lists it as sent", async () => {
	const { held, release } = hold("friends", "request");
	const sentAnswer = { message: "Friend request sent", mutualAccept: false, friend: null };
	await open(
		held,
		answer("friends", "request", sentAnswer),
		answer("profiles", "search", [foundUser("grace")]),
	);
	await search("gra");
	await button("Add Friend: grace").click();
	await expect.element(button("Request Sent: grace")).toHaveAttribute("aria-disabled", "true");
	await expect.element(button("Request Sent: grace")).toHaveFocus();
	await expect.element(page.getByRole("button", { name: "Withdraw: grace" })).toBeVisible();
	network.use(answer("friends", "requests", { incoming: [], sent: [friendRequest("grace")] }));
	release();
	await expect.element(button("Request Sent: grace")).toBeVisible();
	expect(shownToasts()).toEqual([]);
});

test("reverts a failed request with the documented text", async () => {
	await open(breakOff("friends", "request"), answer("profiles", "search", [foundUser("grace")]));
	await search("gra");
	await button("Add Friend: grace").click();
	await expect.poll(shownToasts).toContain("Error: Failed to send friend request");
	await expect.element(button("Add Friend: grace")).toBeEnabled();
});

test("keeps the text of a failed search, and can retry", async () => {
	await open(breakOff("profiles", "search"));
	await search("gra");
	await expect.element(part.getByRole("alert")).toHaveTextContent("Failed to search users");
	await expect.element(field).toHaveValue("gra");
	network.use(answer("profiles", "search", [foundUser("grace")]));
	await part.getByRole("button", { name: "Try Again" }).click();
	await expect.element(button("Add Friend: grace")).toBeVisible();
});

test("an older search that is answered late doesn't replace a newer one", async () => {
	const first = hold("profiles", "search");
	await open(first.held, answer("profiles", "search", [foundUser("old_one")]));
	await search("old");
	await expect.poll(() => part.element().querySelector(".animate-pulse")).not.toBeNull();
	network.use(answer("profiles", "search", [foundUser("new_one")]));
	await search("new");
	await expect.element(button("Add Friend: new_one")).toBeVisible();
	first.release();
	await userEvent.keyboard("{Tab}{Tab}");
	await expect.element(button("Add Friend: new_one")).toHaveFocus();
	expect(button("Add Friend: old_one").query()).toBeNull();
});
