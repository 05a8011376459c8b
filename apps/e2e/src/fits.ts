import { expect, type Page } from "@playwright/test";

/** Holds that the page, called `name` where it doesn't, is no wider than the window. Softly: what follows is looked at as well. */
export async function expectFits(page: Page, name = page.url()): Promise<void> {
	const wider = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	expect.soft(wider, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
