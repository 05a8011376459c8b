import type { Route } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { registerPlayer, savedBestScore } from "../player.ts";
import { interceptNext } from "../requests.ts";
import { shortenPauses } from "../short-pauses.ts";
import { StagePage } from "../stage.ts";

journey.use({ servers: 2, tolerated: [/net::ERR_CONNECTION_FAILED/] });

journey(
	"a run outlives a reload, a double click, lost answers and a second tab, and each round counts once",
	async ({ page, context }) => {
		await registerPlayer(context);
		const stage = new StagePage(page, "github");
		await journey.step("a reload continues the run and its timer", async () => {
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
			await stage.guessRight();
		});
		await shortenPauses(context);
		await journey.step("a double click and a guess whose call or answer was lost count once", async () => {
			await stage.open();
			await stage.button((await stage.rightButton()) ?? "up").dblclick();
			await stage.expectScore(3);
			await stage.waitForQuestion();
			await stage.expectScore(3);
			await interceptNext(page, /play\.guess/, (route) => route.abort("connectionfailed"));
			await stage.guessRight();
			await stage.expectScore(4);
			await interceptNext(page, /play\.guess/, loseAnswer);
			await stage.guessRight();
			await stage.expectScore(5);
		});
		const secondTab = new StagePage(await context.newPage(), "github");
		await journey.step("a second tab continues the run", async () => {
			const resumeFirstTab = await stage.stopPageClock();
			await secondTab.open();
			expect(await secondTab.pair()).toEqual(await stage.pair());
			await secondTab.guessRight();
			const resumeSecondTab = await secondTab.stopPageClock();
			await resumeFirstTab();
			// The first tab still shows the last round; a guess there only loads the current one.
			await stage.button("up").click();
			await stage.waitForQuestion();
			await stage.expectScore(6);
			expect(await stage.pair()).toEqual(await secondTab.pair());
			await stage.guessRight();
			await stage.guessWrong();
			expect(await savedBestScore(context, "githubGame")).toBe(await stage.score());
			await resumeSecondTab();
			await secondTab.button("up").click();
			await expect(secondTab.gameOver).toContainText(`You scored ${await stage.score()}`);
		});
	},
);

async function loseAnswer(route: Route): Promise<void> {
	await route.fetch();
	await route.abort("connectionfailed");
}
