import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import { markWhenUsable, scriptsUntilUsable, totalBytes } from "../fetched-scripts.ts";
import { intercept } from "../intercept.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { SCRIPT_BUDGET } from "../script-budget.ts";

journey("the scripts of each page stay within the budget", async ({ page, request }) => {
	const source = { kind: "classic", game: "country", filter: "" };
	const response = await request.post("/api/trpc/duels.create", { data: { source } });
	expect(response.ok(), await response.text()).toBe(true);
	const { result } = await response.json();
	await markWhenUsable(page);
	// The heaviest page of each kind.
	const customGame = `/custom-game/${EXAMPLE_GAMES[0]?.id}`;
	for (const path of [
		"/",
		"/daily",
		"/daily/archive",
		"/daily/history",
		"/app",
		"/cs16-game",
		"/music-game",
		"/leaderboard",
		"/sign-in",
		customGame,
		`/duel/${result.data.id}`,
	]) {
		await page.goto(path);
		const scripts = await scriptsUntilUsable(page);
		expect.soft(totalBytes(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET);
	}
});

journey("inlined styles are not fetched again", async ({ page }) => {
	const styles: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "stylesheet") styles.push(request.url());
	});
	await page.goto("/app");
	await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
	await page.waitForLoadState("networkidle");
	// The game-over screen is prefetched and has its own styles.
	expect(styles.filter((address) => !/\/(overlay|signed-out|share-button)-/.test(address))).toEqual([]);
	await page.getByRole("link", { name: "Hilo" }).first().click();
	await page
		.locator("[aria-labelledby=games] [data-game=movie]")
		.getByRole("link", { name: /PLAY NOW/ })
		.click();
	await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible();
	expect(styles).toHaveLength(new Set(styles).size);
	expect(styles.length).toBeGreaterThan(0);
});

journey("hovering over a link does not request the maintenance status", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	const link = page.getByRole("link", { name: "Leaderboard" }).first();
	await waitForHydration(link);
	// The maintenance status is cached for a second.
	await page.clock.runFor(1500);
	const requestedPaths: string[] = [];
	page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
	await link.hover();
	await expect.poll(() => requestedPaths.some((path) => path.includes("leaderboard"))).toBe(true);
	await page.waitForLoadState("networkidle");
	expect(requestedPaths.filter((path) => path.includes("maintenance"))).toEqual([]);
});

journey.describe("when a part of the page can't be fetched", () => {
	journey.use({
		tolerated: [/net::ERR_|Failed to fetch dynamically|Failed to load resource|could not be fetched/],
	});

	journey("it shows an error with a Reload button, or the global error page", async ({ page, context }) => {
		await registerPlayer(context);
		await page.goto("/");
		const account = page.getByRole("button", { name: /Account menu/ });
		const menu = page.locator("#account-menu");
		await waitForHydration(account);
		const restoreMenu = await intercept(page, /menu-actions/, (route) => route.abort());
		await account.click();
		const lost = page.getByText("Part of the page could not be loaded.");
		await expect(lost).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		restoreMenu();
		await page.getByRole("button", { name: "Reload" }).click();
		await expect(lost).toHaveCount(0);
		await waitForHydration(account);
		await account.click();
		await expect(menu.getByRole("link", { name: "Profile" })).toBeVisible();

		// A release removes the scripts of the release before.
		await page.reload();
		await waitForHydration(account);
		// Wait for parts of the page that this journey does not test.
		await page.waitForLoadState("networkidle");
		const restoreAssets = await intercept(page, /\/assets\//, (route) => route.fulfill({ status: 404 }));
		await account.click();
		await expect(lost).toBeVisible();
		await expect(menu.getByRole("alert")).toHaveCount(0);
		restoreAssets();
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Reload" }).click();
		await expect(lost).toHaveCount(0);
		await expect(account).toBeVisible();

		const restoreScripts = await intercept(page, /\/assets\/base/, (route) => route.abort());
		await page.goto("/");
		await expect(page.getByRole("alert")).toHaveText("An error has occured. Refresh");
		restoreScripts();
		await page.getByRole("link", { name: "Refresh" }).click();
		await waitForHydration(page.getByRole("link", { name: "Leaderboard" }).first());
		await expect(page.getByRole("alert")).toHaveCount(0);
	});
});
