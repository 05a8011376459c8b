import { expect, journey, waitForHydration } from "../journey.ts";
import { type PlayedGame, StagePage } from "../stage.page.ts";

const endings: Record<PlayedGame, (score: number) => string> = {
	github: (score) => `You scored ${score}`,
	country: () => "Game Over!",
};

for (const game of ["github", "country"] as const) {
	journey(`a visitor plays the ${game} game to its end, and again`, async ({ page }) => {
		const stage = new StagePage(page, game);
		await page.goto("/");
		await page
			.locator(`[data-game=${game}]`)
			.getByRole("link", { name: /PLAY NOW/ })
			.click();
		await stage.waitForQuestion();
		await expect(page.getByText("Track Your Progress")).toBeVisible();

		await stage.guessRight();
		await stage.guessRight();
		const score = await stage.score();
		await stage.guessWrong();
		await expect(stage.over.getByRole("heading")).toHaveText(endings[game](score));

		await stage.again.click();
		await expect(stage.over).toBeHidden();
		await stage.waitForQuestion();
		await stage.expectScore(0);
		await stage.expectBest(score);
		await stage.guessRight();
	});
}

journey("nothing of what a visitor plays is kept", async ({ page }) => {
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await page.reload();
	await stage.waitForQuestion();
	await stage.expectScore(0);
	await stage.expectBest(0);
	await page.goto("/");
	await expect(page.getByText("SIGN IN to track scores").first()).toBeVisible();
});

journey("a visitor who lets the clock run out loses", async ({ page }) => {
	await page.clock.install();
	const stage = new StagePage(page, "country");
	await stage.open();
	await page.clock.runFor(19_000);
	await expect(stage.over).toBeHidden();
	await page.clock.runFor(2000);
	await expect(stage.over).toContainText("Time’s up.");
	await expect(stage.over).toContainText("You scored 0");
	await stage.again.click();
	await page.clock.runFor(100);
	await stage.waitForQuestion();
});

journey("the theme that was chosen stays", async ({ page }) => {
	const root = page.locator("html");
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	const switchTheme = page.getByRole("button", { name: "Switch theme" });
	await waitForHydration(switchTheme);
	await switchTheme.click();
	await expect(root).toHaveAttribute("data-theme", "light");
	await page.goto("/leaderboard");
	await expect(root).toHaveAttribute("data-theme", "light");
});
