import type { Page, Route } from "@playwright/test";

/**
 * Has `answer` take each request of the page for such an address, until what it returns is called: they pass from then on.
 * Playwright's `unroute` and `times` would leave those hanging that are sent in that moment.
 */
export async function intercept(
	page: Page,
	address: RegExp,
	answer: (route: Route) => Promise<void>,
): Promise<() => void> {
	let isOver = false;
	await page.route(address, (route) => (isOver ? route.fallback() : answer(route)));
	return () => {
		isOver = true;
	};
}

/** Has `answer` take the next request of the page for such an address. */
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
