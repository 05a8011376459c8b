import { expect, type Page } from "@playwright/test";

/** Softly expects that the page is no wider than the window. */
export async function expectFits(page: Page, name = page.url()): Promise<void> {
	const overflow = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
