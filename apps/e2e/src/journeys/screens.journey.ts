import type { Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expectFits } from "../fits.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

// The browser reports the document of a page that isn't there as an error.
journey.use({ tolerated: [/status of 404.*no-such-page/] });

/**
 * All screens have component tests for this. Here the documents are looked at as the server sends them, with their head
 * and styles.
 */
journey(
	"documents come in the theme of the cookie, fit a phone and a desktop, and are accessible in both themes",
	async ({ page, context, baseURL }) => {
		await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
		for (const path of ["/forgot-password", "/no-such-page", "/"]) {
			await open(page, path);
			await expectFits(page, path);
		}
		await expectAccessible(page, "a visitor's home page");
		await registerPlayer(context);
		await open(page, "/");
		await expectAccessible(page, "a player's home page");
	},
);

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
	await page.waitForLoadState("networkidle");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
}

async function expectAccessible(page: Page, name: string): Promise<void> {
	expect.soft(await axeFindings(page), `${name}, dark phone`).toEqual([]);
	// The theme changes colours and nothing else.
	await page.locator("html").evaluate((root) => {
		root.dataset.theme = "light";
	});
	await page.setViewportSize(DESKTOP);
	expect.soft(await axeFindings(page), `${name}, light desktop`).toEqual([]);
	await expectFits(page, name);
	await page.setViewportSize(PHONE);
}
