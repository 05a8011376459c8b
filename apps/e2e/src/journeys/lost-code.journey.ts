import { expect, journey } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

const DEALER = /classic-dealer.*\.js/;
const SOUND = /stage-sound.*\.js/;

journey.use({
	tolerated: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically imported module/],
});

journey("code that gets lost on the way is fetched once more, and nobody notices", async ({ page }) => {
	await page.route(DEALER, (route) => route.abort(), { times: 1 });
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
});

journey(
	"a game whose code can't be had says so on its stage, and begins when it is there",
	async ({ page }) => {
		await page.route(DEALER, (route) => route.abort());
		const stage = new StagePage(page, "country");
		await page.goto("/country-game");
		await expect(stage.over).toContainText("An unexpected error occurred. Please try again later.");
		await expect(stage.region.getByRole("article")).toHaveCount(2);
		await page.unroute(DEALER);
		await stage.again.click();
		await stage.waitForQuestion();
		await stage.guessRight();
	},
);

journey("without the code of its sound switch, a game is played as ever", async ({ page }) => {
	await page.route(SOUND, (route) => route.abort());
	const stage = new StagePage(page, "github");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await expect(page.getByText("An error has occured.")).toBeHidden();
});

journey(
	"without a connection, the next page says so, and what stands around it stays",
	async ({ page, context }) => {
		const stage = new StagePage(page, "country");
		await stage.open();
		await context.setOffline(true);
		await page.getByRole("link", { name: "Leaderboard" }).click();
		await expect(page.getByRole("heading", { name: "An error has occured." })).toBeVisible();
		await context.setOffline(false);
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	},
);
