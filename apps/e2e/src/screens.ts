import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { Page, Route } from "@playwright/test";
import { makeGame } from "./custom-games.ts";
import { waitForHydration } from "./journey.ts";
import { StagePage } from "./stage.page.ts";

/** A screen, and the steps that lead to it, from the one before it in the list. It is complete when `open` resolves. */
export interface Screen {
	name: string;
	/** A visitor, or the player who is signed in on the page's context. */
	who: "visitor" | "player";
	open(page: Page): Promise<void>;
}

async function openAndSettle(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
	await page.waitForLoadState("networkidle");
}

/** Goes on by a link of the page as it stands: no page is loaded that need not be. */
const follow = (link: string, heading: string) => async (page: Page) => {
	await page.getByRole("link", { name: link, exact: true }).first().click();
	await page.getByRole("heading", { name: heading, exact: true }).waitFor();
	await page.waitForLoadState("networkidle");
};

const over = (game: "country" | "history") => async (page: Page) => {
	const stage = new StagePage(page, game);
	await stage.open();
	await stage.guessWrong();
};

export const SCREENS: readonly Screen[] = [
	{ name: "home", who: "visitor", open: (page) => openAndSettle(page, "/") },
	{ name: "sign-in", who: "visitor", open: (page) => openAndSettle(page, "/sign-in") },
	{
		name: "sign-up",
		who: "visitor",
		async open(page) {
			await page.getByRole("link", { name: "Sign up" }).click();
			await page.getByRole("button", { name: "Create Account" }).waitFor();
		},
	},
	{ name: "choice of tracks", who: "visitor", open: (page) => openAndSettle(page, "/music-game") },
	{ name: "choice of films", who: "visitor", open: (page) => openAndSettle(page, "/movie-game") },
	{
		name: "repository game",
		who: "visitor",
		async open(page) {
			const stage = new StagePage(page, "github");
			await stage.open();
			// The clock does not run out while the screen is looked at.
			await stage.stopTime();
		},
	},
	{
		name: "history game over, to be copied by hand",
		who: "visitor",
		async open(page) {
			await over("history")(page);
			await page.evaluate(() => {
				Object.defineProperty(navigator, "clipboard", { value: undefined });
				Object.defineProperty(navigator, "canShare", { value: undefined });
			});
			await page.getByRole("button", { name: "Share" }).click();
			await page.getByLabel("Copy this text").waitFor();
		},
	},
	{ name: "country game over", who: "player", open: over("country") },
	{
		name: "signed out in the middle of a game",
		who: "player",
		async open(page) {
			const stage = new StagePage(page, "country");
			await stage.open();
			const cookies = await page.context().cookies();
			// Gone only when the call is made: a look at who is signed in would be first.
			const signOut = async (route: Route) => {
				await page.context().clearCookies();
				await route.continue();
			};
			await page.route(/play\.guess/, signOut, { times: 1 });
			await stage.button("up").click();
			await page.getByRole("heading", { name: "You’re signed out" }).waitFor();
			await page.context().addCookies(cookies);
		},
	},
	{ name: "leaderboard", who: "visitor", open: (page) => openAndSettle(page, "/leaderboard") },
	{ name: "home", who: "player", open: (page) => openAndSettle(page, "/") },
	{
		name: "account menu",
		who: "player",
		async open(page) {
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await page.getByRole("button", { name: "Sign out" }).waitFor();
		},
	},
	{ name: "profile", who: "player", open: (page) => openAndSettle(page, "/profile") },
	{ name: "friends", who: "player", open: follow("Friends", "Add friends") },
	{ name: "settings", who: "player", open: follow("Settings", "Username") },
	{ name: "badges", who: "player", open: follow("Badges", "All Badges") },
	{ name: "public profile", who: "player", open: follow("your public profile", "Game Scores") },
	{ name: "custom games", who: "player", open: (page) => openAndSettle(page, "/custom-games") },
	{ name: "editor", who: "player", open: follow("Create New Game", "New game") },
	{
		name: "insights",
		who: "player",
		async open(page) {
			const { id } = await makeGame(page.context(), "Peaks", "private");
			await openAndSettle(page, `/custom-games/${id}/insights`);
			await page.getByRole("heading", { name: "Plays by day" }).waitFor();
		},
	},
	{
		name: "custom game",
		who: "visitor",
		open: (page) => openAndSettle(page, `/custom-game/${EXAMPLE_GAMES[0]?.id}`),
	},
	{ name: "credits", who: "visitor", open: (page) => openAndSettle(page, "/credits") },
	{ name: "no more invitations", who: "visitor", open: (page) => openAndSettle(page, "/unsubscribe/none") },
	{ name: "forgotten password", who: "visitor", open: (page) => openAndSettle(page, "/forgot-password") },
	{ name: "missing page", who: "visitor", open: (page) => openAndSettle(page, "/no-such-page") },
];
