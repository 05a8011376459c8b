import type { Browser } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expectFits } from "../fits.ts";
import { expect, journey } from "../journey.ts";
import { Seat } from "../seat.ts";
import { walkAsFriends } from "../walk-as-friends.ts";

async function takeSeats(browser: Browser, url: string): Promise<[Seat, Seat]> {
	// The browser notes that the chat is refused to those who have just parted.
	const tolerated = [/status of 403 .*chat\.list/];
	return Promise.all([
		Seat.take(browser, { url, screen: "desk", tolerated }),
		Seat.take(browser, { url, screen: "phone", tolerated }),
	]);
}

journey(
	"two players become friends, chat and part, and see each other do so at whichever server",
	async ({ browser, baseURL }) => {
		const seats = await takeSeats(browser, baseURL ?? "");
		await walkAsFriends(...seats, async (page) => {
			expect.soft(await axeFindings(page), page.url()).toEqual([]);
			await expectFits(page);
		});
		for (const seat of seats) await seat.end();
	},
);
