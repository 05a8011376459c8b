import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer, signIn } from "../player.ts";
import { block } from "../requests.ts";
import { StagePage } from "../stage.ts";

journey.use({
	shortPauses: true,
	tolerated: [
		/net::ERR_(BLOCKED_BY_CLIENT|FAILED|INTERNET_DISCONNECTED)|Failed to fetch|Failed to load resource|could not be (loaded|fetched)/,
	],
});

const LOST = "Part of the page could not be loaded.";

journey(
	"pages whose code is lost say so, keep what was typed, and work after Reload",
	async ({ page, context }) => {
		const player = await registerPlayer(context);
		await context.clearCookies();
		const lost = page.getByRole("heading", { name: LOST });
		const reload = page.getByRole("button", { name: "Reload" }).first();
		await journey.step("the first script of a visit", async () => {
			const restore = await block(page, "*/assets/entry-client*");
			await page.goto("/");
			await expect(page.getByRole("alert")).toHaveText("An error has occured. Refresh");
			await restore();
			await page.getByRole("link", { name: "Refresh" }).click();
			await waitForHydration(page.getByRole("link", { name: "Leaderboard" }).first());
			await expect(page.getByRole("alert")).toHaveCount(0);
		});
		await journey.step("a game's", async () => {
			const restore = await block(page, "*/country-game-*.js");
			await page.goto("/country-game");
			await expect(lost).toBeVisible();
			await restore();
			await reload.click();
			const stage = new StagePage(page, "country");
			await stage.waitForQuestion();
			await stage.guessRight();
		});
		await journey.step("that of the page after a sign-in, which has succeeded", async () => {
			const restore = await block(page, "*/leaderboard-*.js");
			await page.goto("/sign-in?from=%2Fleaderboard&mode=sign-in");
			await waitForHydration(page.getByLabel("Email or username"));
			await signIn(page, player);
			await expect(lost).toBeVisible();
			await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
			await expect(page).toHaveURL(/\/leaderboard$/);
			await expect(page.getByText("An unexpected error occurred.")).toHaveCount(0);
			await restore();
			await reload.click();
			await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
		});
		await journey.step("a dialog's, in a page with unsaved text", async () => {
			await page.goto("/custom-games?create=true");
			await page.getByRole("button", { name: "Start blank" }).click();
			const name = page.getByLabel("Name", { exact: true });
			await waitForHydration(name);
			await name.fill("Peaks");
			const restore = await block(page, "*/import-dialog-*.js");
			const toItems = page.getByRole("button", { name: "2 Items" });
			await toItems.click();
			await page.getByRole("button", { name: "Import" }).click();
			await expect(page.getByText(LOST)).toBeVisible();
			await page.getByRole("button", { name: "1 Details" }).click();
			await expect(name).toHaveValue("Peaks");
			await restore();
			await reload.click();
			await expect(page.getByText(LOST)).toHaveCount(0);
			await waitForHydration(toItems);
			await toItems.click();
			await page.getByRole("button", { name: "Import" }).click();
			await expect(page.getByRole("dialog", { name: "Import items" })).toBeVisible();
		});
	},
);

journey(
	"without a connection a page stays in its frame and loads after reconnecting, and a run ends",
	async ({ page, context }) => {
		const home = page.getByRole("link", { name: "Hilo" }).first();
		const tryAgain = page.getByRole("button", { name: "Try Again" });
		const expectNoConnection = async () => {
			await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
			await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
		};
		await page.goto("/");
		await waitForHydration(home);
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await page.getByRole("link", { name: "Sign In", exact: true }).click();
		await expectNoConnection();
		await tryAgain.click();
		await expectNoConnection();
		await context.setOffline(false);
		await tryAgain.click();
		await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();

		await home.click();
		const stage = new StagePage(page, "country");
		const play = page
			.getByRole("region", { name: "Pick a game" })
			.locator("[data-game=country]")
			.getByRole("link", { name: /PLAY NOW/ });
		await play.waitFor();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await play.click();
		await expectNoConnection();
		await context.setOffline(false);
		await tryAgain.click();
		await stage.begin();
		await stage.guessRight();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await stage.guessWrong();
		await expect(stage.gameOver).toContainText("You scored");
		await expect(stage.gameOver.getByRole("region", { name: "The last pair" })).toBeVisible();
		await expect(page.getByText("An error has occured.")).toBeHidden();
	},
);
