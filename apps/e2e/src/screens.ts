import type { Page } from "@playwright/test";
import { StagePage } from "./stage.page.ts";

/** A screen as somebody comes to see it, with everything on it that there will be. */
export interface Screen {
	name: string;
	/** Who sees it: a visitor, or the player who is signed in on the page's context. */
	who: "visitor" | "player";
	open(page: Page): Promise<void>;
}

async function settled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.waitForLoadState("networkidle");
}

const over = (game: "github" | "country") => async (page: Page) => {
	const stage = new StagePage(page, game);
	await stage.open();
	await stage.guessWrong();
};

export const SCREENS: readonly Screen[] = [
	{ name: "home", who: "visitor", open: (page) => settled(page, "/") },
	{ name: "home", who: "player", open: (page) => settled(page, "/") },
	{ name: "sign-in", who: "visitor", open: (page) => settled(page, "/sign-in") },
	{
		name: "sign-up",
		who: "visitor",
		async open(page) {
			await settled(page, "/sign-in");
			await page.getByRole("button", { name: "Sign up" }).click();
			await page.getByLabel("Email", { exact: true }).waitFor();
		},
	},
	{ name: "repository game", who: "visitor", open: (page) => new StagePage(page, "github").open() },
	{ name: "repository game", who: "player", open: (page) => new StagePage(page, "github").open() },
	{ name: "repository game over", who: "visitor", open: over("github") },
	{ name: "country game", who: "visitor", open: (page) => new StagePage(page, "country").open() },
	{ name: "country game over", who: "player", open: over("country") },
	{ name: "leaderboard", who: "visitor", open: (page) => settled(page, "/leaderboard") },
	{ name: "leaderboard", who: "player", open: (page) => settled(page, "/leaderboard") },
	{
		name: "account menu",
		who: "player",
		async open(page) {
			await settled(page, "/");
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await page.getByRole("button", { name: "Sign out" }).waitFor();
		},
	},
	{ name: "profile", who: "player", open: (page) => settled(page, "/profile") },
	{ name: "badges", who: "player", open: (page) => settled(page, "/profile?tab=badges") },
	{ name: "settings", who: "player", open: (page) => settled(page, "/profile?tab=settings") },
	{
		name: "public profile",
		who: "player",
		async open(page) {
			await settled(page, "/profile?tab=badges");
			await page.getByRole("link", { name: "your public profile" }).click();
			await page
				.getByRole("heading", { name: "No Badges Yet" })
				.or(page.getByText("Earned"))
				.first()
				.waitFor();
		},
	},
	{ name: "forgotten password", who: "visitor", open: (page) => settled(page, "/forgot-password") },
	{ name: "missing page", who: "visitor", open: (page) => settled(page, "/no-such-page") },
];
