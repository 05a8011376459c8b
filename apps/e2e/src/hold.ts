import type { Page } from "@playwright/test";

/** Holds back every request of the page for such an address, until what it returns is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
