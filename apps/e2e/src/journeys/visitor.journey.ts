import { expect, journey, waitForHydration } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ shortPauses: true });

journey("a visitor's scores are not saved, but the theme is", async ({ page }) => {
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

journey("an opened page is counted by its path, without the query", async ({ page }) => {
	const tracked = page.waitForRequest("**/api/analytics/track");
	await page.goto("/leaderboard?tab=custom");
	expect((await tracked).postDataJSON()).toMatchObject({ path: "/leaderboard", isFirst: true });
});

// Whether the browser finds what the server has rendered: an error on its console fails the journey.
journey("a page hydrates with its query parameters in any order", async ({ page }) => {
	await page.goto("/duel/new?to=ada&game=movie");
	await waitForHydration(page.getByRole("button", { name: "Create the link" }));
	await expect(page.getByRole("radio", { name: "Movie" })).toBeChecked();
});
