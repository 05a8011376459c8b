import type { Page } from "@playwright/test";

export interface FetchedScript {
	readonly name: string;
	/** Compressed, as sent. */
	readonly bytes: number;
}

export function fetchedScripts(page: Page): Promise<FetchedScript[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".js"))
			.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
	);
}

export const totalBytes = (scripts: readonly FetchedScript[]) =>
	scripts.reduce((sum, { bytes }) => sum + bytes, 0);
