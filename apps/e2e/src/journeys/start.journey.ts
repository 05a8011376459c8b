import type { Page } from "@playwright/test";
import { expectFits } from "../fits.ts";
import { expect, journey, waitForHydration } from "../journey.ts";

/** The smallest phones, a phone upright and on its side, a small window, and 1440 × 900 at 200 %. */
const SIZES = [
	[320, 568],
	[360, 640],
	[390, 844],
	[844, 390],
	[900, 640],
	[720, 450],
] as const;

journey(
	"before a game, whatever has the focus is in sight, and so is Start Game at first",
	async ({ page }) => {
		for (const path of ["/movie-game", "/music-game", "/wealth-game", "/history-game"]) {
			await page.goto(path);
			const start = page.getByRole("button", { name: "Start Game" });
			await waitForHydration(start);
			for (const [width, height] of SIZES) {
				const size = `${path}, ${width} × ${height}`;
				await page.setViewportSize({ width, height });
				await page.evaluate(() => {
					if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
					window.scrollTo(0, 0);
				});
				await expect(start, size).toBeInViewport({ ratio: 1 });
				await expectFits(page, size);
				expect(await coveredControls(page), size).toEqual([]);
			}
		}
	},
);

/**
 * Gives each of the form's controls the focus. Returns what lies over the middle of their edges a frame later; for one with a label
 * around it, over the label's.
 */
function coveredControls(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const covering: string[] = [];
		for (const element of document.querySelectorAll<HTMLElement>("form :is(input, select, button)")) {
			element.focus();
			await new Promise((resolve) => requestAnimationFrame(resolve));
			const shown = element.closest("label") ?? element;
			const { left, right, top, bottom } = shown.getBoundingClientRect();
			const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 6];
			const points = [
				[left + inset, y],
				[right - inset, y],
				[x, top + inset],
				[x, bottom - inset],
			] as const;
			for (const point of points) {
				const hit = document.elementFromPoint(...point);
				if (!shown.contains(hit)) covering.push(`${shown.textContent}: ${hit?.className ?? "out of sight"}`);
			}
		}
		return covering;
	});
}
