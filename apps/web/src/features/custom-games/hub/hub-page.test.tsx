import { type HttpHandler, HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accept, answer, hold, refuse } from "../../../testing/answers.ts";
import { gameCard, invitation, noGames, ownGame } from "../../../testing/custom-games.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../../testing/toasts.ts";

beforeEach(() => {
	holdPoll();
});

const me = player();
const open = (path: string, ...answers: HttpHandler[]) =>
	renderApp(path, [...answers, ...noGames, answer("me", "get", { user: me })]);
const menuOf = (name: string) => page.getByRole("button", { name: `More: ${name}` });
const confirm = () => page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();

const FEATURED = ["Rivers", "Lakes"].map((name) =>
	gameCard(name, { creator: null, privacyLevel: "featured" }),
);

function discovering(games: readonly string[], asked: object[] = []) {
	return http.get("/api/trpc/customGames.discover", ({ request }) => {
		const input = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		asked.push(input);
		const data = {
			featured: input.search === "" ? FEATURED : [],
			games: games.filter((name) => name.toLowerCase().includes(input.search)).map((name) => gameCard(name)),
			pagination: { page: input.page, pages: 12, total: 113 },
		};
		return HttpResponse.json({ result: { data } });
	});
}

test("shows featured and public games, each card with the game's details", async () => {
	await open("/custom-games", discovering(["Mountains", "Metros"]));
	const featured = page.getByRole("region", { name: "Featured" });
	const all = page.getByRole("region", { name: "All games" });
	await expect.element(featured.getByText("by Hilo").first()).toBeVisible();
	await expect
		.element(featured.getByRole("link", { name: "Lakes" }))
		.toHaveAttribute("href", "/custom-game/lakes");
	const card = all.getByRole("listitem").filter({ hasText: "Mountains" });
	await expect.element(card.getByText("24 items · 15 s · 1,203 plays")).toBeVisible();
	await expect.element(card.getByRole("button", { name: "Share: Mountains" })).toBeVisible();
	await expect
		.element(all.getByRole("link", { name: "grace_hopper" }).first())
		.toHaveAttribute("href", "/games/by/grace");
	await expect
		.element(all.getByRole("link", { name: "Play: Mountains" }))
		.toHaveAttribute("href", "/custom-game/mountains");
});

test("shows rows of games that were played, of those by friends and of short ones, and none of them in a search", async () => {
	const rows = {
		played: [gameCard("Coffee", { best: 7 })],
		byFriends: [gameCard("Vinyl", { playCount: 0 })],
		trending: [],
		new: [],
		short: [gameCard("Tea")],
	};
	await open("/custom-games", answer("customGames", "discoverRows", rows), discovering(["Mountains"]));
	const rowOf = (name: string) => page.getByRole("region", { name });
	const friends = rowOf("By your friends").getByRole("listitem");
	await expect.element(friends.getByText("by grace_hopper")).toBeVisible();
	await expect
		.element(friends.getByRole("link", { name: "Vinyl" }))
		.toHaveAttribute("href", "/custom-game/vinyl");
	await expect.element(rowOf("Played by you").getByText("Best 7")).toBeVisible();
	await expect.element(rowOf("Short games")).toBeVisible();
	await expect.element(rowOf("New this week")).not.toBeInTheDocument();
	await userEvent.fill(page.getByRole("searchbox", { name: "Search games" }), "moun");
	await userEvent.keyboard("{Enter}");
	await expect.element(rowOf("Found").getByRole("heading", { name: "Mountains" })).toBeVisible();
	await expect.element(rowOf("Short games")).not.toBeInTheDocument();
});

test("says that games failed to load, and what to do where there are none", async () => {
	await open("/custom-games?tab=my-games", refuse("customGames", "mine", "site/unexpected"));
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load your games");
	network.use(...noGames);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByRole("heading", { name: "Make your first game" })).toBeVisible();
});

test("searches, orders and pages, all stored in the address", async () => {
	const asked: object[] = [];
	const { router } = await open("/custom-games?page=2", discovering(["Mountains", "Metros"], asked));
	await expect.element(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
	await expect.element(page.getByRole("region", { name: "Featured" })).not.toBeInTheDocument();
	await userEvent.fill(page.getByRole("searchbox", { name: "Search games" }), "metro");
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => router.state.location.search).toEqual({ q: "metro" });
	await page.getByRole("radio", { name: "New" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ q: "metro", order: "new" });
	await expect.element(page.getByText("113 games for “metro”")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Mountains" })).not.toBeInTheDocument();
	await page.getByRole("link", { name: "Next" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ q: "metro", order: "new", page: 2 });
	expect(asked.at(0)).toEqual({ page: 2, search: "", order: "popular" });
	await expect.poll(() => asked.at(-1)).toEqual({ page: 2, search: "metro", order: "new" });
});

test("hides a deleted game immediately, and shows it again if the server refuses", async () => {
	const { held, release } = hold("customGames", "delete");
	await open(
		"/custom-games?tab=my-games",
		answer("customGames", "mine", [ownGame("Coffee"), ownGame("Tea")]),
		held,
		refuse("customGames", "delete", "site/unexpected"),
	);
	await menuOf("Coffee").click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await confirm();
	await expect.element(page.getByRole("heading", { name: "Coffee" })).not.toBeInTheDocument();
	await expect.element(page.getByRole("heading", { name: "Tea" })).toBeVisible();
	release();
	await expect.element(page.getByRole("heading", { name: "Coffee" })).toBeVisible();
	await expect.poll(shownToasts).toEqual(["Error: Failed to delete game"]);
	clearToasts();
	network.use(accept("customGames", "delete"), answer("customGames", "mine", [ownGame("Tea")]));
	await menuOf("Coffee").click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await confirm();
	await expect.element(page.getByRole("heading", { name: "Coffee" })).not.toBeInTheDocument();
	await expect.poll(shownToasts).toContain("Done: “Coffee” was deleted");
});

test("puts the link's key into the address that Play opens, so that a friend can open it too", async () => {
	const secret = { privacyLevel: "private", shareableLink: "/custom-game/coffee?key=secret" } as const;
	const games = [ownGame("Coffee", secret), ownGame("Tea")];
	await open("/custom-games?tab=my-games", answer("customGames", "mine", games));
	await expect
		.element(page.getByRole("link", { name: "Play: Coffee" }))
		.toHaveAttribute("href", "/custom-game/coffee?key=secret");
	await expect
		.element(page.getByRole("link", { name: "Play: Tea" }))
		.toHaveAttribute("href", "/custom-game/tea");
});

test("lets a shared game be played, shared and removed, but not edited", async () => {
	const shared = gameCard("Vinyl", { privacyLevel: "private", invitation: "accepted" });
	await open(
		"/custom-games?tab=shared-with-me",
		answer("customGames", "sharedWithMe", [shared]),
		accept("customGames", "removeShared"),
	);
	await expect.element(page.getByText("Shared with you")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Share: Vinyl" })).toBeVisible();
	await menuOf("Vinyl").click();
	const choices = page.getByRole("menuitem");
	await expect.element(choices.first()).toBeVisible();
	expect(choices.elements().map(({ textContent }) => textContent)).toEqual([
		"Remove",
		"Report",
		"Contact support about this",
	]);
	await choices.first().click();
	network.use(answer("customGames", "sharedWithMe", []));
	await confirm();
	await expect.element(page.getByRole("heading", { name: "Nothing shared with you yet" })).toBeVisible();
	await expect.poll(shownToasts).toEqual(["Done: “Vinyl” was removed from your list"]);
});

test("counts invitations, shows a declined one again if the server refuses, and opens an accepted game", async () => {
	const { held, release } = hold("customGames", "respond");
	const { router } = await open(
		"/custom-games?tab=invitations",
		answer("me", "get", { user: { ...me, gameInvitations: 2 } }),
		answer("customGames", "invitations", [
			invitation("Birthdays", "Bet you can't beat 14!"),
			invitation("Cars"),
		]),
		held,
		refuse("customGames", "respond", "site/unexpected"),
	);
	const tabs = page.getByRole("navigation", { name: "Shortcuts" });
	await expect.element(tabs.getByRole("link", { name: "Discover new" })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Invitations 2 new" })).toBeVisible();
	await expect.element(page.getByText("Bet you can't beat 14!")).toBeVisible();
	await page.getByRole("button", { name: "Decline: Birthdays" }).click();
	await expect.element(page.getByRole("heading", { name: "Birthdays" })).not.toBeInTheDocument();
	release();
	await expect.element(page.getByRole("heading", { name: "Birthdays" })).toBeVisible();
	await expect.poll(shownToasts).toEqual(["Error: Failed to accept/decline invitation"]);
	network.use(accept("customGames", "respond"));
	await page.getByRole("button", { name: "Accept: Cars" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/custom-game/cars");
});
