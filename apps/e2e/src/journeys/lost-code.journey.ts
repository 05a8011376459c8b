import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import { intercept } from "../intercept.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

journey.use({
	shortPauses: true,
	tolerated: [
		/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|Failed to load resource|could not be (loaded|fetched)/,
	],
});

const LOST = "Part of the page could not be loaded.";

journey("a run ends without a connection", async ({ page, context }) => {
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await stage.guessWrong();
	await expect(stage.gameOver).toContainText("You scored");
	await expect(stage.gameOver.getByRole("region", { name: "The last pair" })).toBeVisible();
	await expect(page.getByText("An error has occured.")).toBeHidden();
});

journey("a page without its code says so, and works after Reload", async ({ page }) => {
	const restore = await intercept(page, /country-game-.*\.js/, (route) => route.abort());
	const stage = new StagePage(page, "country");
	await page.goto("/country-game");
	await expect(page.getByRole("heading", { name: LOST })).toBeVisible();
	restore();
	await page.getByRole("button", { name: "Reload" }).click();
	await stage.waitForQuestion();
	await stage.guessRight();

	await page.getByRole("link", { name: "Hilo" }).first().click();
	// Following a link preloads the page.
	const restoreBoard = await intercept(page, /leaderboard-.*\.js/, (route) => route.abort());
	await page.getByRole("link", { name: "Leaderboard" }).first().click();
	await expect(page.getByRole("heading", { name: LOST })).toBeVisible();
	restoreBoard();
	await page.getByRole("button", { name: "Reload" }).first().click();
	await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();

	// This page has an error component of its own.
	const restoreGame = await intercept(page, /custom-game\._id-.*\.js/, (route) => route.abort());
	await page.goto(`/custom-game/${EXAMPLE_GAMES[0]?.id}`);
	await expect(page.getByRole("heading", { name: LOST })).toBeVisible();
	await expect(page.getByRole("link", { name: "Hilo" }).first()).toBeVisible();
	restoreGame();
	await page.getByRole("button", { name: "Reload" }).click();
	await expect(page.getByRole("heading", { name: EXAMPLE_GAMES[0]?.name ?? "" })).toBeVisible();
});

journey(
	"a dialog without its code leaves the page as it was, with what was typed",
	async ({ page, context }) => {
		await registerPlayer(context);
		await page.goto("/custom-games?create=true");
		await page.getByRole("button", { name: "Start blank" }).click();
		const name = page.getByLabel("Name", { exact: true });
		await waitForHydration(name);
		await name.fill("Peaks");
		const restore = await intercept(page, /import-dialog-.*\.js/, (route) => route.abort());
		const toItems = page.getByRole("button", { name: "2 Items" });
		await toItems.click();
		await page.getByRole("button", { name: "Import" }).click();
		await expect(page.getByText(LOST)).toBeVisible();
		await page.getByRole("button", { name: "1 Details" }).click();
		await expect(name).toHaveValue("Peaks");
		restore();
		await page.getByRole("button", { name: "Reload" }).click();
		await expect(page.getByText(LOST)).toHaveCount(0);
		await waitForHydration(toItems);
		await toItems.click();
		await page.getByRole("button", { name: "Import" }).click();
		await expect(page.getByRole("dialog", { name: "Import items" })).toBeVisible();
	},
);

journey("without the first script the page says so, and works after Refresh", async ({ page }) => {
	const restore = await intercept(page, /\/assets\/base/, (route) => route.abort());
	await page.goto("/");
	await expect(page.getByRole("alert")).toHaveText("An error has occured. Refresh");
	restore();
	await page.getByRole("link", { name: "Refresh" }).click();
	await waitForHydration(page.getByRole("link", { name: "Leaderboard" }).first());
	await expect(page.getByRole("alert")).toHaveCount(0);
});

journey(
	"a sign-in that succeeded is one, although the next page's code is lost",
	async ({ page, context }) => {
		const player = await registerPlayer(context);
		await context.clearCookies();
		const restore = await intercept(page, /leaderboard-.*\.js/, (route) => route.abort());
		await page.goto("/sign-in?from=%2Fleaderboard&mode=sign-in");
		const name = page.getByLabel("Email or username");
		await waitForHydration(name);
		await name.fill(player.username);
		await page.getByLabel("Password", { exact: true }).fill(player.password);
		await page.getByRole("button", { name: "Sign In", exact: true }).click();
		await expect(page.getByRole("heading", { name: LOST })).toBeVisible();
		await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
		await expect(page).toHaveURL(/\/leaderboard$/);
		await expect(page.getByText("An unexpected error occurred.")).toHaveCount(0);
		restore();
		await page.getByRole("button", { name: "Reload" }).first().click();
		await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	},
);

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
		await page.getByRole("link", { name: "Sign In" }).click();
		await expectNoConnection();
		await page.getByRole("button", { name: "Try Again" }).click();
		await expectNoConnection();
		await context.setOffline(false);
		await page.getByRole("button", { name: "Try Again" }).click();
		await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
	},
);
