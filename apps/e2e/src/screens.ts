import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { Page } from "@playwright/test";
import { makeGame } from "./custom-games.ts";
import { waitForHydration } from "./journey.ts";
import { StagePage } from "./stage.page.ts";

/** A screen, and the steps that lead to it. It is complete when `open` resolves. */
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

/** Time stands still, so that the clock does not run out while the screen is looked at. */
const asking = (game: "github" | "country") => async (page: Page) => {
	const stage = new StagePage(page, game);
	await stage.open();
	await stage.stopTime();
};

const over = (game: "github" | "country" | "history") => async (page: Page) => {
	const stage = new StagePage(page, game);
	await stage.open();
	await stage.guessWrong();
};

export const SCREENS: readonly Screen[] = [
	{ name: "home", who: "visitor", open: (page) => openAndSettle(page, "/") },
	{ name: "home", who: "player", open: (page) => openAndSettle(page, "/") },
	{ name: "sign-in", who: "visitor", open: (page) => openAndSettle(page, "/sign-in") },
	{
		name: "sign-up",
		who: "visitor",
		open: (page) => openAndSettle(page, "/sign-in?mode=sign-up"),
	},
	{ name: "choice of tracks", who: "visitor", open: (page) => openAndSettle(page, "/music-game") },
	{ name: "choice of films", who: "visitor", open: (page) => openAndSettle(page, "/movie-game") },
	{ name: "repository game", who: "visitor", open: asking("github") },
	{ name: "repository game", who: "player", open: asking("github") },
	{ name: "repository game over", who: "visitor", open: over("github") },
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
	{ name: "country game", who: "visitor", open: asking("country") },
	{ name: "country game over", who: "player", open: over("country") },
	{
		name: "signed out in the middle of a game",
		who: "player",
		async open(page) {
			const stage = new StagePage(page, "country");
			await stage.open();
			const cookies = await page.context().cookies();
			await page.context().clearCookies();
			await stage.button("up").click();
			await page.getByRole("heading", { name: "You’re signed out" }).waitFor();
			await page.context().addCookies(cookies);
		},
	},
	{ name: "leaderboard", who: "visitor", open: (page) => openAndSettle(page, "/leaderboard") },
	{ name: "leaderboard", who: "player", open: (page) => openAndSettle(page, "/leaderboard") },
	{
		name: "account menu",
		who: "player",
		async open(page) {
			await openAndSettle(page, "/");
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await page.getByRole("button", { name: "Sign out" }).waitFor();
		},
	},
	{ name: "profile", who: "player", open: (page) => openAndSettle(page, "/profile") },
	{ name: "badges", who: "player", open: (page) => openAndSettle(page, "/profile?tab=badges") },
	{ name: "friends", who: "player", open: (page) => openAndSettle(page, "/profile?tab=friends") },
	{ name: "settings", who: "player", open: (page) => openAndSettle(page, "/profile?tab=settings") },
	{
		name: "public profile",
		who: "player",
		async open(page) {
			await openAndSettle(page, "/profile?tab=badges");
			await page.getByRole("link", { name: "your public profile" }).click();
			await page.waitForURL("/user/*");
			// The address changes before the page does, and badges stand on both.
			await page.getByRole("heading", { name: "Game Scores", exact: true }).waitFor();
		},
	},
	{ name: "custom games", who: "player", open: (page) => openAndSettle(page, "/custom-games") },
	{ name: "editor", who: "player", open: (page) => openAndSettle(page, "/custom-games?create=true") },
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
	{ name: "no more invitations", who: "visitor", open: (page) => openAndSettle(page, "/unsubscribe/none") },
	{ name: "forgotten password", who: "visitor", open: (page) => openAndSettle(page, "/forgot-password") },
	{ name: "missing page", who: "visitor", open: (page) => openAndSettle(page, "/no-such-page") },
];
