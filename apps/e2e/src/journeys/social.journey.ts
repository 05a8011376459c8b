import type { Browser, Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { expect, journey } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { newPlayer, registerPlayer } from "../player.ts";
import { walkAsFriends } from "../walk-as-friends.ts";

// The browser logs that the chat is refused after the end of the friendship.
const tolerated = [/status of 403 .*chat\.list/];

journey.use({ servers: 2, tolerated });

async function createPlayers(
	browser: Browser,
	url: string,
	page: Page,
): Promise<[BrowserPlayer, BrowserPlayer]> {
	return Promise.all([
		BrowserPlayer.create(browser, { url, screen: "desk", page }),
		BrowserPlayer.create(browser, { url, screen: "phone", tolerated }),
	]);
}

journey(
	"two players on different servers become friends, chat and part, with live updates",
	async ({ browser, baseURL, page }) => {
		const players = await createPlayers(browser, baseURL ?? "", page);
		await walkAsFriends(...players);
		for (const browserPlayer of players) await browserPlayer.end();
	},
);

journey(
	"a visitor opens a player's link, makes an account, and is a friend once the player accepts",
	async ({ browser, baseURL, page, context }) => {
		const player = await registerPlayer(context);
		await recordLayoutShifts(page);
		await page.goto("/friends");
		const link = await page.getByRole("textbox", { name: "Link to add you as a friend" }).inputValue();
		await page.waitForLoadState("networkidle");
		await expectNoLayoutShift(page);

		const visitors = await browser.newContext({ baseURL: baseURL ?? "" });
		const visitor = await visitors.newPage();
		await visitor.goto(link);
		await visitor.getByRole("link", { name: "Create a free account" }).click();
		const { username, email, password } = newPlayer();
		await visitor.getByLabel("Email", { exact: true }).fill(email);
		await visitor.getByLabel("Username", { exact: true }).fill(username);
		await visitor.getByLabel("Password", { exact: true }).fill(password);
		await visitor.getByRole("button", { name: "Create Account" }).click();
		await visitor.getByRole("button", { name: "Add Friend", exact: true }).click();

		await page.getByRole("button", { name: `Accept: ${username}` }).click();
		const friends = page.getByRole("region", { name: "Friends", exact: true });
		await expect(friends.getByRole("link", { name: `Challenge ${username}` })).toBeVisible();
		await expect(visitor.getByRole("link", { name: "Challenge", exact: true })).toBeVisible();
		await visitor.goto("/friends");
		await expect(visitor.getByRole("link", { name: `Click to chat, ${player.username}` })).toBeVisible();
		await visitors.close();
	},
);
