import type { Page, Route } from "@playwright/test";

/** Delays all requests for matching addresses until the returned function is called. */
export async function delayRequests(page: Page, address: RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** Refuses all requests for the address, in which `*` is any text, until the returned function is called. */
export async function block(page: Page, address: string): Promise<() => Promise<void>> {
	// Playwright's `route` would turn off the browser's cache.
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Network.enable");
	await cdp.send("Network.setBlockedURLs", { urls: [address] });
	return () => cdp.detach();
}

export async function interceptNext(
	page: Page,
	address: RegExp,
	answer: (route: Route) => Promise<void>,
): Promise<void> {
	let isAnswered = false;
	await page.route(address, (route) => {
		if (isAnswered) return route.fallback();
		isAnswered = true;
		return answer(route);
	});
}
