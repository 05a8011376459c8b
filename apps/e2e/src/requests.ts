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

/** Ends with the returned function. Playwright's `unroute` and `times` leave requests of that moment unanswered. */
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
