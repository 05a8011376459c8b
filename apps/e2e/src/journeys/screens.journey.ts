import type { Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expectFits } from "../fits.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

// The browser logs the 404 of the missing page as an error.
journey.use({ tolerated: [/status of 404.*no-such-page/] });

/** Component tests cover all screens; these are the server's documents with their head and styles. */
journey(
	"documents have the cookie's theme, fit a phone and a desktop, and are accessible in both themes",
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
	// The theme changes only colours.
	await page.locator("html").evaluate((root) => {
		root.dataset.theme = "light";
	});
	await page.setViewportSize(DESKTOP);
	expect.soft(await axeFindings(page), `${name}, light desktop`).toEqual([]);
	await expectFits(page, name);
	await page.setViewportSize(PHONE);
}
