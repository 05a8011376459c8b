import type { Locator } from "@playwright/test";
import { expect, journey, waitForHydration } from "../journey.ts";

/** The smallest phone, a phone upright and on its side, a small window, and 1440 × 900 at 200 %. */
const SIZES = [
	[320, 568],
	[390, 844],
	[844, 390],
	[900, 640],
	[720, 450],
] as const;

for (const path of ["/movie-game", "/music-game", "/wealth-game", "/history-game"]) {
	journey(`${path}: whatever has the focus is in sight, and so is Start Game at first`, async ({ page }) => {
		for (const [width, height] of SIZES) {
			await page.setViewportSize({ width, height });
			await page.goto(path);
			const start = page.getByRole("button", { name: "Start Game" });
			await expect(start).toBeInViewport({ ratio: 1 });
			await waitForHydration(start);
			for (const control of await page.locator("form").locator("input, select, button").all()) {
				await control.focus();
				await expect.poll(() => coveredPart(control), `${width} × ${height}`).toEqual([]);
			}
		}
	});
}

/** Returns what lies over the middle of a control's edges; for one with a label around it, over the label's. */
function coveredPart(control: Locator): Promise<string[]> {
	return control.evaluate((element) => {
		const shown = element.closest("label") ?? element;
		const { left, right, top, bottom } = shown.getBoundingClientRect();
		const [x, y, inset] = [(left + right) / 2, (top + bottom) / 2, 6];
		const points = [
			[left + inset, y],
			[right - inset, y],
			[x, top + inset],
			[x, bottom - inset],
		] as const;
		return points
			.map((point) => document.elementFromPoint(...point))
			.filter((hit) => !shown.contains(hit))
			.map((hit) => hit?.className ?? "out of sight");
	});
}
