import type { Page } from "@playwright/test";

export interface FetchedScript {
	readonly name: string;
	/** As sent: compressed. */
	readonly bytes: number;
	/** When it was asked for, in ms since the page was opened. */
	readonly at: number;
}

/** Returns the scripts that the page has fetched so far. */
export function fetchedScripts(page: Page): Promise<FetchedScript[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".js"))
			.map(({ name, encodedBodySize, startTime }) => ({ name, bytes: encodedBodySize, at: startTime })),
	);
}

/**
 * Has the page note when React takes it over. Before it is opened. It looks between any two tasks: a frame later, what is fetched for
 * the next screen would count as well.
 */
export async function noteWhenUsable(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { port1, port2 } = new MessageChannel();
		const lookAgain = () => port2.postMessage(null);
		port1.onmessage = () => {
			const link = document.querySelector("#app a");
			const isAwake = link && Object.keys(link).some((key) => key.startsWith("__reactProps"));
			if (isAwake) performance.mark("usable");
			else lookAgain();
		};
		lookAgain();
	});
}

/**
 * Returns what the page fetched before it was usable. A stage is, once it has its dealer too; what else comes after React has taken the
 * page over, nobody waits for.
 */
export async function scriptsUntilUsable(page: Page): Promise<FetchedScript[]> {
	const usableAt = await page.waitForFunction(() => performance.getEntriesByName("usable")[0]?.startTime);
	const until = (await usableAt.jsonValue()) ?? 0;
	await page.waitForLoadState("networkidle");
	return (await fetchedScripts(page)).filter(({ name, at }) => at <= until || name.includes("-dealer-"));
}

export const totalBytes = (scripts: readonly FetchedScript[]) =>
	scripts.reduce((sum, { bytes }) => sum + bytes, 0);
