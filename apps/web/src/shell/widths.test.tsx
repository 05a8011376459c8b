import type { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { layoutFaults } from "../testing/layout-faults.ts";
import { renderApp } from "../testing/render-app.tsx";
import { ADMIN_PAGES } from "./testing/admin-pages.ts";
import { PLAYER_PAGES } from "./testing/player-pages.ts";

/** The narrowest phone, and the common widths of tablets, laptops and screens. */
const WIDTHS = [320, 768, 1024, 1152, 1280, 1366, 1440, 1920];
const FRAME = window.frameElement as HTMLElement;
const STYLE = FRAME.style.cssText;
afterEach(() => {
	FRAME.style.cssText = STYLE;
});

const UNKNOWN = { path: "/no/such/page", words: "", answers: [] };
const OPENED = Object.entries({ ...PLAYER_PAGES, ...ADMIN_PAGES }).flatMap(([route, pages]) =>
	typeof pages === "string" ? [] : pages.map((each) => ({ path: route, press: null, ...each })),
);

test.each([...OPENED, { ...UNKNOWN, press: null }])("$path ($words) fits at each width", async (opened) => {
	const { container, queryClient } = await renderApp(opened.path, opened.answers);
	// As in the site's document, whose pages fill the window.
	container.id = "app";
	if (opened.press !== null) await page.getByRole("button", { name: opened.press, exact: true }).click();
	await expect.poll(() => container.textContent, { interval: 20 }).toContain(opened.words);
	await expect.poll(stillness(queryClient), { interval: 20 }).toBe("still");
	const faults: string[] = [];
	for (const width of WIDTHS) {
		setWidth(width);
		await nextFrame();
		if (isWaiting(queryClient)) await expect.poll(stillness(queryClient), { interval: 20 }).toBe("still");
		faults.push(...layoutFaults().map((fault) => `${width}: ${fault}`));
	}
	expect(faults).toEqual([]);
});

/**
 * Sets the width of the tests' frame. `page.viewport` also resizes the page around it, which is much slower. Hidden,
 * it is laid out but not painted.
 */
function setWidth(width: number): void {
	FRAME.style.cssText = `${STYLE}; width: ${width}px; height: 900px; visibility: hidden`;
}

/** Waits until the page is laid out and has reacted to its new size. */
function nextFrame(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Whether the page still loads. Finishes all animations that have an end. */
function isWaiting(queryClient: QueryClient): boolean {
	for (const animation of document.getAnimations())
		if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
	const waiting = document.querySelectorAll(".animate-pulse, .animate-spin, [data-waking]").length;
	return queryClient.isFetching() + waiting > 0;
}

/** Returns a function that tells whether the page has changed since its last call, or still loads. */
function stillness(queryClient: QueryClient): () => string {
	let before = "";
	return () => {
		const now = Array.from(document.querySelectorAll("body *"), (element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [x, y, width, height].join(" ");
		}).join();
		const isSame = now === before;
		before = now;
		if (isWaiting(queryClient)) return "waiting";
		return isSame ? "still" : "changing";
	};
}
