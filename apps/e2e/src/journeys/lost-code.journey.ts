import { expect, journey, waitForHydration } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

const DEALER = /classic-dealer.*\.js/;
const SOUND = /stage-sound.*\.js/;

journey.use({
	tolerated: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|Unable to preload CSS/],
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
		await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
		await context.setOffline(false);
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	},
);

for (const id of ["country", "movie"] as const) {
	journey(`without a connection, ${id} is begun as soon as it is back`, async ({ page, context }) => {
		const stage = new StagePage(page, id);
		await page.goto("/");
		const play = page.locator(`[data-game=${id}]`).getByRole("link", { name: /PLAY NOW/ });
		await waitForHydration(play);
		await context.setOffline(true);
		await play.click();
		await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
		await context.setOffline(false);
		await page.getByRole("button", { name: "Try Again" }).click();
		await stage.begin();
	});
}

journey("a run that ends without a connection is told all the same", async ({ page, context }) => {
	const stage = new StagePage(page, "country");
	await stage.open();
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await stage.guessWrong();
	await expect(stage.over).toContainText("You scored");
	await expect(stage.over.getByRole("list", { name: "The last pair" })).toBeVisible();
});
