import { expect, type Page } from "@playwright/test";

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
export function watchShifts(page: Page): Promise<unknown> {
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

/** A typeface that comes late may break a line elsewhere, which moves a page by 0.01. Browsers call 0.1 good. */
const MAX_SHIFT = 0.02;

/** Holds that nothing has moved by itself, since `watchShifts` or the last call of this. */
export async function expectStill(page: Page): Promise<void> {
	const shifts = await page.evaluate(() => window.hiloShifts.splice(0));
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	expect(sum, JSON.stringify(shifts, null, "\t")).toBeLessThan(MAX_SHIFT);
}
