import type { Browser, Page } from "@playwright/test";
import { journey } from "../journey.ts";
import { Seat } from "../seat.ts";
import { walkAsFriends } from "../walk-as-friends.ts";

// The browser logs that the chat is refused after the end of the friendship.
const tolerated = [/status of 403 .*chat\.list/];

journey.use({ servers: 2, tolerated });

async function takeSeats(browser: Browser, url: string, page: Page): Promise<[Seat, Seat]> {
	return Promise.all([
		Seat.take(browser, { url, screen: "desk", page }),
		Seat.take(browser, { url, screen: "phone", tolerated }),
	]);
}

journey(
	"two players on different servers become friends, chat and part, with live updates",
	async ({ browser, baseURL, page }) => {
		const seats = await takeSeats(browser, baseURL ?? "", page);
		await walkAsFriends(...seats);
		for (const seat of seats) await seat.end();
	},
);
