import { expect, journey, waitForHydration } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

journey("nothing of what a visitor plays is kept, but for the theme that was chosen", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
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

	const root = page.locator("html");
	const switchTheme = page.getByRole("button", { name: "Switch theme" });
	await waitForHydration(switchTheme);
	await switchTheme.click();
	await expect(root).toHaveAttribute("data-theme", "light");
	await page.goto("/leaderboard");
	await expect(root).toHaveAttribute("data-theme", "light");
});

journey("a visitor who lets the clock run out loses", async ({ page }) => {
	// Time only goes on when it is told to.
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	const stage = new StagePage(page, "country");
	await stage.open();
	await page.clock.runFor(19_000);
	await expect(stage.over).toBeHidden();
	await page.clock.runFor(2000);
	// The dialog's code may come later than the time stood still.
	await page.clock.resume();
	await expect(stage.over).toContainText("Time’s up.");
	await expect(stage.over).toContainText("You scored 0");
	await stage.again.click();
	await stage.waitForQuestion();
});
