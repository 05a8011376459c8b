import { type BrowserContext, expect, type Page } from "@playwright/test";

/** How much of the page's time passes at each look, in ms. */
const STEP_MS = 1000;
const LIMIT_MS = 60_000;
const shortened = new WeakSet<BrowserContext>();

/**
 * Lets `untilSoon` shorten the pauses of the context's pages. Before they are opened. They have no performance timeline
 * from then on.
 */
export async function shortenPauses(context: BrowserContext): Promise<void> {
	await context.clock.install();
	shortened.add(context);
}

/**
 * Waits until it is so. After `shortenPauses`, the page's clock is put forward at each look, so that what pauses for
 * seconds takes a moment. The servers' clocks stay as they are.
 */
export async function untilSoon(page: Page, isSo: () => Promise<boolean> | boolean): Promise<void> {
	const look = async () => {
		if (await isSo()) return true;
		if (shortened.has(page.context())) await page.clock.fastForward(STEP_MS);
		return false;
	};
	await expect.poll(look, { intervals: [100], timeout: LIMIT_MS }).toBe(true);
}
