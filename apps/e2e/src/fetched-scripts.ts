import type { Page } from "@playwright/test";

export interface FetchedScript {
	readonly name: string;
	/** Compressed, as sent. */
	readonly bytes: number;
	/** Request time in ms since the page was opened. */
	readonly at: number;
}

export function fetchedScripts(page: Page): Promise<FetchedScript[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".js"))
			.map(({ name, encodedBodySize, startTime }) => ({ name, bytes: encodedBodySize, at: startTime })),
	);
}

/** Call it before opening the page. It checks between tasks: a frame later, prefetched code would count too. */
export async function markWhenUsable(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { port1, port2 } = new MessageChannel();
		const checkAgain = () => port2.postMessage(null);
		port1.onmessage = () => {
			const link = document.querySelector("#app a");
			const isHydrated = link && Object.keys(link).some((key) => key.startsWith("__reactProps"));
			if (isHydrated) performance.mark("usable");
			else checkAgain();
		};
		checkAgain();
	});
}

/** Scripts fetched until hydration, and a stage's dealer; other later scripts delay no player. */
export async function scriptsUntilUsable(page: Page): Promise<FetchedScript[]> {
	const usableAt = await page.waitForFunction(() => performance.getEntriesByName("usable")[0]?.startTime);
	const until = (await usableAt.jsonValue()) ?? 0;
	await page.waitForLoadState("networkidle");
	return (await fetchedScripts(page)).filter(({ name, at }) => at <= until || name.includes("-dealer-"));
}

export const totalBytes = (scripts: readonly FetchedScript[]) =>
	scripts.reduce((sum, { bytes }) => sum + bytes, 0);
