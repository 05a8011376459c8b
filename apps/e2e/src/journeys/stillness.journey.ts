import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

for (const game of ["github", "country"] as const) {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		journey(`nothing jumps on the ${game} stage at ${viewport.width} pixels`, async ({ page, context }) => {
			await page.setViewportSize(viewport);
			await watchShifts(page);
			await registerPlayer(context);
			const stage = new StagePage(page, game);
			await stage.open();
			await stage.guessRight();
			await stage.guessRight();
			await stage.guessWrong();
			await stage.again.click();
			await stage.waitForQuestion();
			const shifts = await page.evaluate(() => window.hiloShifts);
			const sum = shifts.reduce((total, { value }) => total + value, 0);
			expect(sum.toFixed(2), JSON.stringify(shifts, null, "\t")).toBe("0.00");
		});
	}
}

declare global {
	interface Window {
		hiloShifts: Array<{ value: number; at: number; moved: string[] }>;
	}
}

interface LayoutShift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: Array<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>;
}

/** Records each layout shift from the page's start, and the elements that moved. */
function watchShifts(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		window.hiloShifts = [];
		const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
		const nameOf = (node: Node | null) =>
			node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
		new PerformanceObserver((list) => {
			for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
				if (hadRecentInput) continue;
				const moved = sources.map(
					({ node, previousRect, currentRect }) =>
						`${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
				);
				window.hiloShifts.push({ value, at: Math.round(startTime), moved });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}
