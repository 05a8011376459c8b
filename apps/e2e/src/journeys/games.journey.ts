import { GAME_IDS } from "@hilo/rules/play/games";
import type { Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { ENDINGS } from "../endings.ts";
import { fetchedScripts, totalBytes } from "../fetched-scripts.ts";
import { expectFits } from "../fits.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { expectStill, watchShifts } from "../layout-shifts.ts";
import { StagePage } from "../stage.page.ts";

for (const id of GAME_IDS) {
	journey(`on a phone, a visitor finds ${id}, plays it to its end, and again`, async ({ page, baseURL }) => {
		const { buttons, home, over } = ENDINGS[id];
		const asked = await withoutThirdParties(page, baseURL ?? "");
		await page.setViewportSize({ width: 390, height: 844 });
		await watchShifts(page);
		const stage = new StagePage(page, id);
		await page.goto("/");
		await page
			.locator(`[data-game=${id}]`)
			.getByRole("link", { name: /PLAY NOW/ })
			.click();
		await expect(page).toHaveURL(stage.game.route);
		await stage.begin();
		await expect(page.getByText("Track Your Progress")).toBeVisible();
		const goOn = await stage.stopTime();
		if (id === "music")
			await expect(page.getByRole("note")).toHaveText(
				"Using local music data. Spotify API connection is unavailable.",
			);
		expect.soft(await axeFindings(page)).toEqual([]);
		await expectFits(page);
		await page.evaluate(() => window.hiloShifts.splice(0));
		await goOn();
		await stage.guessRight();
		await stage.guessWrong();
		const score = await stage.score();
		await expect(stage.over.getByRole("heading")).toHaveText(over ? over(score) : "Game Over!");
		for (const name of buttons)
			await expect(stage.over.getByRole("button", { name, exact: true })).toBeVisible();
		await expect(stage.over.getByRole("link", { name: home, exact: true })).toBeVisible();
		await expectFits(page);
		await stage.again.click();
		await expect(stage.over).toBeHidden();
		await stage.waitForQuestion();
		await stage.expectScore(0);
		await stage.expectBest(score);
		expect(asked).toEqual([]);
		await expectStill(page);
	});
}

for (const theme of ["dark", "light"] as const) {
	journey(
		`${theme}: what comes before the first card is accessible and fits the smallest phone`,
		async ({ page, context, baseURL }) => {
			await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
			await page.setViewportSize({ width: 360, height: 640 });
			for (const path of ["/movie-game", "/music-game", "/wealth-game", "/history-game", "/credits"]) {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				expect.soft(await axeFindings(page), path).toEqual([]);
				await expectFits(page);
			}
		},
	);
}

journey.describe("a filter that leaves too few films", () => {
	// The browser notes every refused call on its console.
	journey.use({ tolerated: [/status of 404/] });

	journey("says so in the documented words, and leads back to the choice", async ({ page }) => {
		await page.goto("/movie-game");
		await page.getByLabel("Genre").selectOption("Documentary");
		await page.getByLabel("Era").selectOption("1970s");
		await page.getByRole("button", { name: "Start Game" }).click();
		await expect(page.getByRole("alert")).toHaveText(
			"Not enough movies with budget information found for Documentary movies from the 1970s era. Please try different filters.",
		);
		await page.getByRole("button", { name: "Go Back" }).click();
		await page.getByLabel("Era").selectOption("All Years");
		await page.getByRole("button", { name: "Start Game" }).click();
		await new StagePage(page, "movie").waitForQuestion();
	});
});

journey("a period is chosen and played with the keyboard alone, and motion is reduced", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const game = new StagePage(page, "history");
	await page.goto("/history-game");
	await page.getByRole("radio", { name: "Random 1800-Present" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "1800-1900" })).toBeChecked();
	await expect(page.getByRole("button", { name: "Start Game" })).toBeEnabled();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Start Game" })).toBeFocused();
	await page.keyboard.press("Enter");
	await game.waitForQuestion();
	await expect(game.region).toBeFocused();
	await expect(game.region.getByRole("status").last()).toHaveText(/^.+: \d{4}\. Next: .+\.$/);
	await game.guessRight({ up: "l", down: "e" });
	await game.guessRight({ up: "ArrowRight", down: "ArrowLeft" });
	await game.expectScore(2);
	await game.guessWrong({ up: "ArrowUp", down: "ArrowDown" });
	await expect(game.again).toBeFocused();
	await page.keyboard.press("Enter");
	await game.waitForQuestion();
	await game.expectScore(0);
});

journey("the next game's script is small, and no game's has items in it", async ({ page }) => {
	await page.goto("/movie-game");
	await waitForHydration(page.getByRole("button", { name: "Start Game" }));
	await page.waitForLoadState("networkidle");
	const scripts = await fetchedScripts(page);
	const known = new Set(scripts.map(({ name }) => name));
	for (const id of ["wealth", "cs16", "github"] as const) {
		await page.getByRole("link", { name: "Hilo" }).first().click();
		await page
			.locator(`[data-game=${id}]`)
			.getByRole("link", { name: /PLAY NOW/ })
			.click();
		await new StagePage(page, id).begin();
		const more = (await fetchedScripts(page)).filter(({ name }) => !known.has(name));
		for (const { name } of more) known.add(name);
		expect(totalBytes(more), id).toBeLessThanOrEqual(40_000);
	}
	for (const name of known) {
		const text = await (await page.request.get(name)).text();
		for (const item of ["Kaiser-Francis", "torvalds/linux", "A Banksy shreds itself", "12 Angry Men"])
			expect(text.includes(item), `${item} in ${name}`).toBe(false);
	}
});

/** Blocks all requests of the page but those to the site itself. Returns the addresses of the blocked ones. */
async function withoutThirdParties(page: Page, site: string): Promise<string[]> {
	const asked: string[] = [];
	await page.route(
		(url) => url.protocol.startsWith("http") && url.origin !== new URL(site).origin,
		(route) => {
			asked.push(route.request().url());
			return route.abort();
		},
	);
	return asked;
}
