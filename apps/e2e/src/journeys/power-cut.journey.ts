import { expect, journey } from "../journey.ts";
import { countStreams, sendFriendRequest, waitForFriendRequests } from "../live-streams.ts";
import { registerPlayer, savedBestScore } from "../player.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.page.ts";

journey(
	"a killed server loses nothing of a run, and tabs reconnect after its restart",
	async ({ browser }) => {
		const server = await SiteServer.start();
		const context = await browser.newContext({ baseURL: server.url });
		try {
			await registerPlayer(context);
			const streams = countStreams(context);
			// The game with the longest round, because its deadline keeps running while the server is down.
			const stage = new StagePage(await context.newPage(), "history");
			await stage.open();
			const tab = await context.newPage();
			await tab.goto("/credits");
			await expect.poll(() => streams.opened).toBe(2);
			await stage.guessRight();
			await stage.guessRight();
			await server.kill();

			// The page keeps an unanswered guess and sends it again.
			const rightButton = (await stage.rightButton()) ?? "up";
			await stage.button(rightButton).click();
			await expect(stage.region.getByText("Reconnecting…").first()).toBeVisible();
			const refreshed = waitForFriendRequests(tab, 1, 60_000);
			await server.restart();
			await stage.expectScore(3);
			await stage.waitForQuestion();
			await sendFriendRequest(browser, tab);
			await refreshed;
			await expect.poll(() => streams.opened, { timeout: 60_000 }).toBe(4);

			// A new round has its whole time left.
			await stage.guessRight();
			await server.kill();
			await server.restart();
			await stage.page.reload();
			await stage.waitForQuestion();
			await stage.expectScore(4);
			await stage.guessWrong();
			expect(await savedBestScore(context, "historyGame")).toBe(await stage.score());
		} finally {
			await context.close();
			await server.stop();
		}
	},
);
