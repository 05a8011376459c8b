import type { Browser, Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { journey } from "../journey.ts";
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
