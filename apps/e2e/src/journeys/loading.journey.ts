import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import { noteWhenUsable, scriptsUntilUsable, totalBytes } from "../fetched-scripts.ts";
import { intercept } from "../intercept.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { SCRIPT_BUDGET } from "../script-budget.ts";

journey("what a page fetches before it is usable keeps to its budget", async ({ page, request }) => {
	const source = { kind: "classic", game: "country", filter: "" };
	const made = await request.post("/api/trpc/duels.create", { data: { source } });
	expect(made.ok(), await made.text()).toBe(true);
	const { result } = await made.json();
	await noteWhenUsable(page);
	// The heaviest of each kind of page.
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

journey("the styles that stand in a page are not fetched once more", async ({ page }) => {
	const styles: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "stylesheet") styles.push(request.url());
	});
	await page.goto("/app");
	await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
	await page.waitForLoadState("networkidle");
	// The end of a run, which is fetched while the first round is played, has styles of its own, in files that its screens share.
	expect(styles.filter((address) => !/\/(overlay|signed-out|share-button)-/.test(address))).toEqual([]);
	// Those of another page come with it, once.
	await page.getByRole("link", { name: "Hilo" }).first().click();
	await page
		.locator("[aria-labelledby=games] [data-game=movie]")
		.getByRole("link", { name: /PLAY NOW/ })
		.click();
	await expect(page.getByRole("button", { name: "Start Game" })).toBeVisible();
	expect(styles).toHaveLength(new Set(styles).size);
	expect(styles.length).toBeGreaterThan(0);
});

journey("a pointer over the links asks the server nothing about maintenance", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	const link = page.getByRole("link", { name: "Leaderboard" }).first();
	await waitForHydration(link);
	// What is known about maintenance ages in a second.
	await page.clock.runFor(1500);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await link.hover();
	await expect.poll(() => asked.some((path) => path.includes("leaderboard"))).toBe(true);
	await page.waitForLoadState("networkidle");
	expect(asked.filter((path) => path.includes("maintenance"))).toEqual([]);
});

journey.describe("when a part of the page can't be fetched", () => {
	journey.use({
		tolerated: [/net::ERR_|Failed to fetch dynamically|Failed to load resource|could not be fetched/],
	});

	journey("it says so and offers to reload, or says that all is broken", async ({ page, context }) => {
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

		// After a release, the scripts of the one before are gone.
		await page.reload();
		await waitForHydration(account);
		// Parts of the page that are still on their way are not what is looked at here.
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

		// Without its scripts, nothing works.
		const restoreScripts = await intercept(page, /\/assets\/base/, (route) => route.abort());
		await page.goto("/");
		await expect(page.getByRole("alert")).toHaveText("An error has occured. Refresh");
		restoreScripts();
		await page.getByRole("link", { name: "Refresh" }).click();
		await waitForHydration(page.getByRole("link", { name: "Leaderboard" }).first());
		await expect(page.getByRole("alert")).toHaveCount(0);
	});
});
