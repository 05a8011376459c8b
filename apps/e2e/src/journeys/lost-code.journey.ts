import { expect, journey, waitForHydration } from "../journey.ts";
import { StagePage } from "../stage.page.ts";

const DEALER = /classic-dealer.*\.js/;
const SOUND = /stage-sound.*\.js/;

journey.use({
	tolerated: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|Unable to preload CSS/],
});

journey(
	"code that gets lost on the way is fetched once more, what can be done without is, and a run ends without a connection",
	async ({ page, context }) => {
		await page.route(DEALER, (route) => route.abort(), { times: 1 });
		await page.route(SOUND, (route) => route.abort());
		const stage = new StagePage(page, "country");
		await stage.open();
		await stage.guessRight();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await stage.guessWrong();
		await expect(stage.over).toContainText("You scored");
		await expect(stage.over.getByRole("list", { name: "The last pair" })).toBeVisible();
		await expect(page.getByText("An error has occured.")).toBeHidden();
	},
);

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

journey(
	"without a connection, the next page says so, what stands around it stays, and it comes with the connection",
	async ({ page, context }) => {
		const home = page.getByRole("link", { name: "Hilo" }).first();
		const expectNoConnection = async () => {
			await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
			await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
		};
		await page.goto("/");
		for (const id of ["country", "movie"] as const) {
			const stage = new StagePage(page, id);
			const play = page
				.locator(`[aria-labelledby=games] [data-game=${id}]`)
				.getByRole("link", { name: /PLAY NOW/ });
			await waitForHydration(play);
			await context.setOffline(true);
			await play.click();
			await expectNoConnection();
			await context.setOffline(false);
			await page.getByRole("button", { name: "Try Again" }).click();
			await stage.begin();
			if (id === "country") await home.click();
			// Only the next screen is to be lost: nothing of this one.
			await page.waitForLoadState("networkidle");
		}
		await context.setOffline(true);
		await page.getByRole("link", { name: "Leaderboard" }).click();
		await expectNoConnection();
		await page.getByRole("button", { name: "Try Again" }).click();
		await expectNoConnection();
		await context.setOffline(false);
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	},
);
