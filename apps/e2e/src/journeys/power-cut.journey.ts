import { expect, journey } from "../journey.ts";
import { registered, savedBest } from "../player.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.page.ts";

journey("a server that is killed in mid-run has lost nothing when it is back", async ({ browser }) => {
	const server = await SiteServer.start();
	const context = await browser.newContext({ baseURL: server.url });
	try {
		await registered(context);
		const stage = new StagePage(await context.newPage(), "github");
		await stage.open();
		await stage.guessRight();
		await stage.guessRight();
		await stage.guessRight();
		await server.kill();

		// A guess made into the void is kept by the page until somebody answers.
		const right = (await stage.rightButton()) ?? "Higher";
		await stage.button(right).click();
		await expect(stage.region.getByText("Reconnecting…").first()).toBeVisible();
		await server.restart();
		await stage.expectScore(4);
		await stage.asked();

		await server.kill();
		await server.restart();
		await stage.page.reload();
		await stage.asked();
		await stage.expectScore(4);
		await stage.guessWrong();
		expect(await savedBest(context, "githubGame")).toBe(await stage.score());
	} finally {
		await context.close();
		await server.stop();
	}
});
