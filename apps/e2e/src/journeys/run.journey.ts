import type { Route } from "@playwright/test";
import { interceptNext } from "../intercept.ts";
import { expect, journey } from "../journey.ts";
import { registerPlayer, savedBestScore } from "../player.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ servers: 2, tolerated: [/net::ERR_CONNECTION_FAILED/] });

journey.beforeEach(async ({ context }) => {
	await registerPlayer(context);
});

journey(
	"a reload continues the run and its timer; a double click or a repeated guess counts once",
	async ({ page, context }) => {
		const stage = new StagePage(page, "github");
		await stage.open();
		await stage.guessRight();
		const before = await stage.pair();
		await expect(page.getByRole("timer")).toHaveText(/^1[0-6]$/);
		await page.reload();
		await stage.waitForQuestion();
		// Read only once: a restarted timer would also count down to this value.
		expect(await page.getByRole("timer").textContent()).toMatch(/^\d$|^1[0-6]$/);
		expect(await stage.pair()).toEqual(before);
		await stage.expectScore(1);

		await stage.button((await stage.rightButton()) ?? "up").dblclick();
		await stage.expectScore(2);
		await stage.waitForQuestion();
		await stage.expectScore(2);

		await interceptNext(page, /play\.guess/, (route) => route.abort("connectionfailed"));
		await stage.guessRight();
		await stage.expectScore(3);
		const loseAnswer = async (route: Route) => {
			await route.fetch();
			await route.abort("connectionfailed");
		};
		await interceptNext(page, /play\.guess/, loseAnswer);
		await stage.guessRight();
		await stage.expectScore(4);
		await stage.guessWrong();
		expect(await savedBestScore(context, "githubGame")).toBe(await stage.score());
	},
);

journey.describe("two tabs", () => {
	journey.use({ shortPauses: true });

	journey("play the same run, and each round counts once", async ({ page, context }) => {
		const [firstTab, secondTab] = [
			new StagePage(page, "github"),
			new StagePage(await context.newPage(), "github"),
		];
		await firstTab.open();
		await secondTab.open();
		expect(await secondTab.pair()).toEqual(await firstTab.pair());
		const resumeSecondTab = await secondTab.stopPageClock();
		await firstTab.guessRight();
		const resumeFirstTab = await firstTab.stopPageClock();

		// The other tab still shows the first round; a guess there only loads the current one.
		await resumeSecondTab();
		await secondTab.button("up").click();
		await secondTab.waitForQuestion();
		await secondTab.expectScore(1);
		expect(await secondTab.pair()).toEqual(await firstTab.pair());
		await secondTab.guessRight();
		await secondTab.guessWrong();
		expect(await savedBestScore(context, "githubGame")).toBe(await secondTab.score());

		await resumeFirstTab();
		await firstTab.button("up").click();
		await expect(firstTab.gameOver).toContainText(`You scored ${await secondTab.score()}`);
		await firstTab.page.goto("/");
		await secondTab.page.goto("/");
		await expect(firstTab.page.locator("[aria-labelledby=games] [data-game=github]")).toContainText(
			/Your best\s*\d/,
		);
	});
});
