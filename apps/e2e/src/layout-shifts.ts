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

/** Records each layout shift from the start of the page, with the moved elements. */
export function recordLayoutShifts(page: Page): Promise<unknown> {
	return page.addInitScript(() => {
		window.hiloShifts = [];
		const rectText = ({ x, y, width, height }: DOMRectReadOnly) =>
			[x, y, width, height].map(Math.round).join();
		const nameOf = (node: Node | null) =>
			node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
		new PerformanceObserver((list) => {
			for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
				if (hadRecentInput) continue;
				const moved = sources.map(
					({ node, previousRect, currentRect }) =>
						`${nameOf(node)} ${rectText(previousRect)} → ${rectText(currentRect)}`,
				);
				window.hiloShifts.push({ value, at: Math.round(startTime), moved });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** A late font may change a line break, a shift of 0.01. Browsers rate up to 0.1 as good. */
const MAX_SHIFT = 0.02;

/** Expects no layout shift since `recordLayoutShifts` or the last call. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
	const shifts = await page.evaluate(() => window.hiloShifts.splice(0));
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	expect(sum, JSON.stringify(shifts, null, "\t")).toBeLessThan(MAX_SHIFT);
}
