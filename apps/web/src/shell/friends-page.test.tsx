import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sampleToday } from "../features/daily/testing/sample-deck.ts";
import { duelCard } from "../features/duels/testing/duels.ts";
import { accept, answer } from "../testing/answers.ts";
import { friend, friendRequest, noFriends } from "../testing/friends.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";

const me = answer("me", "get", { user: player() });
const region = (name: string) => page.getByRole("region", { name });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const crowd = [
	me,
	answer(
		"friends",
		"list",
		["Zoe", "Ann", "Bob", "Cleo"].map((name) => friend(name, name === "Zoe" ? 2 : 0)),
	),
	answer("friends", "requests", { incoming: [friendRequest("Dee")], sent: [] }),
	answer("chat", "latest", [
		{ userId: "zoe", isOwn: false, content: "Still there?", timestamp: minutesAgo(90) },
		{ userId: "ann", isOwn: false, content: "Well played", timestamp: minutesAgo(60) },
		{ userId: "cleo", isOwn: true, content: "Again?", timestamp: minutesAgo(5) },
	]),
	answer("presence", "statuses", {
		bob: { status: "online", lastOnline: null },
		ann: { status: "offline", lastOnline: minutesAgo(7) },
	}),
	answer("duels", "mine", { waiting: [duelCard("d1")], recent: [] }),
	answer("duels", "records", [{ userId: "ann", won: 2, lost: 1, drawn: 0 }]),
	answer("leaderboards", "bestsToBeat", [
		{
			...friend("Cleo"),
			game: "movie",
			gameKey: "movieGame",
			label: "Drama",
			score: 18,
			at: minutesAgo(120),
		},
	]),
	answer("daily", "today", sampleToday()),
	...noFriends,
];

test("shows requests, turns, chats, the deck and scores to beat, in this order", async () => {
	await renderApp("/friends", crowd);
	const rows = region("Friends").getByRole("listitem");
	await expect.element(rows.nth(3)).toBeVisible();
	const links = (row: number) => rows.nth(row).getByRole("link");
	// Unread messages first, then who is online, then the last message.
	await expect.element(links(0).nth(0)).toHaveAccessibleName("2 unread messages: Still there?, Zoe");
	await expect.element(links(1).nth(0)).toHaveAccessibleName("Click to chat Bob");
	await expect.element(rows.nth(1).getByText("Online")).toBeInTheDocument();
	await expect.element(links(2).nth(0)).toHaveAccessibleName("You: Again?, Cleo");
	await expect.element(links(3).nth(0)).toHaveAccessibleName("Well played, Ann");
	await expect.element(rows.nth(3).getByText("2–1")).toBeVisible();
	await expect.element(page.getByText("1 online")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Play: Maya, Countries" }))
		.toHaveAttribute("href", "/duel/d1");
	await expect.element(region("Friend requests").getByRole("button", { name: "Accept: Dee" })).toBeVisible();
	await expect.element(region("Bests to beat").getByText(/^Cleo scored 18/)).toBeVisible();
	await expect.element(region("Bests to beat").getByText("Movie Budgets: Drama")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Beat it: Cleo, Movie Budgets: Drama" }))
		.toHaveAttribute("href", "/movie-game");
	await expect.element(region("Today's deck").getByRole("link", { name: "Play" })).toBeVisible();
	const headings = page.getByRole("main").getByRole("heading", { level: 2 });
	expect(headings.elements().map(({ textContent }) => textContent)).toEqual([
		"Friend requests",
		"Your turn (1)",
		"Friends",
		"Today's deck",
		"Bests to beat",
		"Add friends",
	]);
});

test("focuses the next heading when the last request is accepted", async () => {
	await renderApp("/friends", [...crowd, accept("friends", "accept")]);
	const acceptDee = page.getByRole("button", { name: "Accept: Dee" });
	await expect.element(acceptDee).toBeVisible();
	network.use(answer("friends", "requests", { incoming: [], sent: [] }));
	await acceptDee.click();
	await expect.element(region("Friend requests")).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { name: "Your turn (1)" })).toHaveFocus();
});

test("invites to search and to send a link where there is no friend", async () => {
	await renderApp("/friends", [me, ...noFriends]);
	await page.getByRole("button", { name: "Search for players" }).click();
	await expect.element(page.getByRole("searchbox", { name: "Search for players" })).toHaveFocus();
	await expect
		.element(page.getByRole("textbox", { name: "Link to add you as a friend" }))
		.toHaveValue(`${location.origin}/add?key=secret`);
	await page.getByRole("button", { name: "Show QR code" }).click();
	await expect.element(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
	await page.getByRole("button", { name: "Hide QR code" }).click();
	await expect.element(page.getByRole("img", { name: "QR code of the link" })).not.toBeInTheDocument();
	network.use(answer("friends", "renewLink", { path: "/add?key=newer" }));
	await page.getByRole("button", { name: "New link" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "New link" }).click();
	await expect
		.element(page.getByRole("textbox", { name: "Link to add you as a friend" }))
		.toHaveValue(`${location.origin}/add?key=newer`);
});
