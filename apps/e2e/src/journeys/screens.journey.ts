import type { Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { SCREENS } from "../screens.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

// The browser reports the document of a page that isn't there as an error.
journey.use({ tolerated: [/status of 404.*no-such-page/] });

for (const theme of ["dark", "light"] as const) {
	for (const [size, viewport] of Object.entries(sizes)) {
		for (const who of ["visitor", "player"] as const) {
			journey(
				`${size}, ${theme}: a ${who}'s screens are accessible and fit`,
				async ({ page, context, baseURL }) => {
					await page.setViewportSize(viewport);
					await context.addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
					if (who === "player") await registerPlayer(context);
					for (const screen of SCREENS.filter((each) => each.who === who)) {
						await journey.step(screen.name, async () => {
							await screen.open(page);
							await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
							expect.soft(await axeFindings(page), screen.name).toEqual([]);
							expect.soft(await sidewaysOverflow(page), `${screen.name} scrolls sideways`).toBe(0);
						});
					}
				},
			);
		}
	}
}

/** By how many pixels the page is wider than the window. */
function sidewaysOverflow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return Math.max(0, scrollWidth - clientWidth);
	});
}
