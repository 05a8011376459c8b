import type { Browser } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expectFits } from "../fits.ts";
import { expect, journey } from "../journey.ts";
import { emptyPostgres } from "../postgres.ts";
import { Seat } from "../seat.ts";
import { SiteServer } from "../site-server.ts";
import { walkAsFriends } from "../walk-as-friends.ts";

async function takeSeats(browser: Browser, deskUrl: string, phoneUrl: string): Promise<[Seat, Seat]> {
	// The browser notes that the chat is refused to those who have just parted.
	const tolerated = [/status of 403 .*chat\.list/];
	return Promise.all([
		Seat.take(browser, { url: deskUrl, screen: "desk", tolerated }),
		Seat.take(browser, { url: phoneUrl, screen: "phone", tolerated }),
	]);
}

journey(
	"two players at two servers of one site become friends, chat and part, and see each other do so",
	async ({ browser }) => {
		const database = await emptyPostgres();
		const servers: SiteServer[] = [];
		try {
			// One after the other: the first makes the tables.
			for (let count = 0; count < 2; count++)
				servers.push(await SiteServer.start({ databaseUrl: database.url }));
			const [one = "", other = ""] = servers.map(({ url }) => url);
			const seats = await takeSeats(browser, one, other);
			await walkAsFriends(...seats, async (page) => {
				expect.soft(await axeFindings(page), page.url()).toEqual([]);
				await expectFits(page);
			});
			for (const seat of seats) await seat.end();
		} finally {
			for (const server of servers) await server.stop();
			await database.remove();
		}
	},
);
