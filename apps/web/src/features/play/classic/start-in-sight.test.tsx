import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../../testing/render-app.tsx";
import { musicAnswers } from "../testing/tracks.ts";

/** The smallest phones, a phone upright and on its side, a small window, and 1440 × 900 at 200 %. */
const SIZES = [
	[320, 568],
	[360, 640],
	[390, 844],
	[844, 390],
	[900, 640],
	[720, 450],
] as const;

test.each(["/movie-game", "/music-game", "/wealth-game", "/history-game"])(
	"%s has Start Game in sight at first, and whatever has the focus",
	async (path) => {
		const { container } = await renderApp(path, path === "/music-game" ? musicAnswers() : []);
		// As in the site's document, whose pages fill the window.
		container.id = "app";
		const start = page.getByRole("button", { name: "Start Game" });
		await expect.element(start).toBeEnabled();
		for (const [width, height] of SIZES) {
			const size = `${width} × ${height}`;
			await page.viewport(width, height);
			if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
			window.scrollTo(0, 0);
			await expect.element(start).toBeInViewport({ ratio: 1 });
			expect(document.documentElement.scrollWidth, size).toBeLessThanOrEqual(width);
			expect(await coveredControls(), size).toEqual([]);
		}
	},
);

/** Focuses each control of the form. Returns what covers the middle of its edges, or of its label's. */
async function coveredControls(): Promise<string[]> {
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
}
