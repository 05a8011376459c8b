import { intercept, interceptNext } from "../intercept.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

const DEALER = /classic-dealer.*\.js/;
const SOUND = /stage-sound.*\.js/;

journey.use({
	shortPauses: true,
	tolerated: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|Unable to preload CSS/],
});

journey(
	"optional code may be lost silently, and a run ends without a connection",
	async ({ page, context }) => {
		await page.route(SOUND, (route) => route.abort());
		const stage = new StagePage(page, "country");
		await stage.open();
		await stage.guessRight();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await stage.guessWrong();
		await expect(stage.gameOver).toContainText("You scored");
		await expect(stage.gameOver.getByRole("list", { name: "The last pair" })).toBeVisible();
		await expect(page.getByText("An error has occured.")).toBeHidden();
	},
);

journey("a game without its code shows an error on the stage, and starts after Reload", async ({ page }) => {
	const restoreDealer = await intercept(page, DEALER, (route) => route.abort());
	const stage = new StagePage(page, "country");
	await page.goto("/country-game");
	await expect(stage.gameOver).toContainText("Part of the page could not be loaded.");
	await expect(stage.region.getByRole("article")).toHaveCount(2);
	restoreDealer();
	await stage.gameOver.getByRole("button", { name: "Reload" }).click();
	await stage.waitForQuestion();
	await stage.guessRight();
});

journey("a sign-in succeeds although code gets lost", async ({ page, context }) => {
	const player = await registerPlayer(context);
	await context.clearCookies();
	await interceptNext(page, /hand-over.*\.js/, (route) => route.abort());
	await page.goto("/sign-in?from=%2Fleaderboard");
	const name = page.getByLabel("Email or username");
	await waitForHydration(name);
	await name.fill(player.username);
	await page.getByLabel("Password", { exact: true }).fill(player.password);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
	await expect(page).toHaveURL(/\/leaderboard$/);
	await expect(page.getByText("An unexpected error occurred.")).toHaveCount(0);
});

journey(
	"without a connection the next page shows an error inside the frame, and loads after reconnecting",
	async ({ page, context }) => {
		const home = page.getByRole("link", { name: "Hilo" }).first();
		const expectNoConnection = async () => {
			await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
			await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
		};
		await page.goto("/");
		await page.waitForLoadState("networkidle");
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
			// Only the code of the next screen may get lost.
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
