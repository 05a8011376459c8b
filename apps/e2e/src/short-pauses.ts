import { type BrowserContext, expect, type Page } from "@playwright/test";

/** The page's clock advances by this much at each check, in ms. */
const STEP_MS = 1000;
/** At most this far in one wait, in ms, so that the slowest machine ends no round, which lasts at least 20 s. */
const MAX_ADVANCE_MS = 12_000;
const LIMIT_MS = 60_000;
const shortened = new WeakSet<BrowserContext>();

/** Lets `waitUntil` advance the clocks of pages opened from now on. These pages lose their performance timeline. */
export async function shortenPauses(context: BrowserContext): Promise<void> {
	await context.clock.install();
	shortened.add(context);
}

/** Pauses the installed clock shortly after now; afterwards only `runFor` and the like advance it. */
export async function pauseClock(page: Page): Promise<void> {
	// A time that has passed when the call reaches the page throws. A round lasts at least 20 s.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8000));
}

/** After `shortenPauses`, the first checks advance the page's clock; the servers' clocks are not changed. */
export async function waitUntil(page: Page, condition: () => Promise<boolean> | boolean): Promise<void> {
	let leftMs = shortened.has(page.context()) ? MAX_ADVANCE_MS : 0;
	const check = async () => {
		if (await condition()) return true;
		if (leftMs > 0) await page.clock.fastForward(STEP_MS);
		leftMs -= STEP_MS;
		return false;
	};
	await expect.poll(check, { intervals: [100], timeout: LIMIT_MS }).toBe(true);
}
