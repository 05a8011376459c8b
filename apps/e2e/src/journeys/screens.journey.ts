import type { Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expectFits } from "../fits.ts";
import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { SCREENS } from "../screens.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

// The browser reports the document of a page that isn't there as an error, and the guess of somebody who is signed out.
journey.use({ tolerated: [/status of (404.*no-such-page|401.*play\.guess)/] });

for (const who of ["visitor", "player"] as const) {
	journey(
		`a ${who}'s screens fit a phone and a desktop, and are accessible in both themes`,
		async ({ page, context, baseURL }) => {
			await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
			if (who === "player") await registerPlayer(context);
			for (const screen of SCREENS.filter((each) => each.who === who)) {
				await journey.step(screen.name, async () => {
					await page.setViewportSize(PHONE);
					await screen.open(page);
					await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
					expect.soft(await axeFindings(page), `${screen.name}, dark phone`).toEqual([]);
					await expectFits(page, `${screen.name}, phone`);
					// The themes differ in their colours, which are the same at every size.
					await showTheme(page, "light");
					await page.setViewportSize(DESKTOP);
					expect.soft(await axeFindings(page), `${screen.name}, light desktop`).toEqual([]);
					await expectFits(page, `${screen.name}, desktop`);
					await showTheme(page, "dark");
				});
			}
		},
	);
}

/** Shows the page as it stands in that theme. The theme changes colours and nothing else. */
async function showTheme(page: Page, theme: "dark" | "light"): Promise<void> {
	await page.locator("html").evaluate((root, shown) => {
		root.dataset.theme = shown;
	}, theme);
}
