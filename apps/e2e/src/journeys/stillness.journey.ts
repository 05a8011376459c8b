import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { registered } from "../player.ts";
import { StagePage } from "../stage.page.ts";

for (const game of ["github", "country"] as const) {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		journey(`nothing jumps on the ${game} stage at ${viewport.width} pixels`, async ({ page, context }) => {
			await page.setViewportSize(viewport);
			await watchShifts(page);
			await registered(context);
			const stage = new StagePage(page, game);
			await stage.open();
			await stage.guessRight();
			await stage.guessRight();
			await stage.guessWrong();
			await stage.again.click();
			await stage.asked();
			expect(await page.evaluate(() => window.hiloShifts)).toEqual([]);
		});
	}
}

declare global {
	interface Window {
		hiloShifts: string[];
	}
}

/** Notes every layout shift from the page's start, those right after a click included: the number appears then. */
function watchShifts(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		window.hiloShifts = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Array<
				PerformanceEntry & { value: number; sources: unknown[] }
			>) {
				window.hiloShifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}
