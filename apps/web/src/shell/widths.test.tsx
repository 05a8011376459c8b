import type { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { boardRow, peaksGame, peaksRun } from "../features/custom-games/testing/peaks.ts";
import { openRound, wrongVerdict } from "../features/play/testing/countries.ts";
import { musicAnswers } from "../features/play/testing/tracks.ts";
import { toast } from "../platform/toasts.ts";
import { answer } from "../testing/answers.ts";
import { gameCard, noGames } from "../testing/custom-games.ts";
import { layoutFaults } from "../testing/layout-faults.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";

const LINE = "W".repeat(100);
const TEXT = "w".repeat(1000);
const me = { ...player({ countryGame: 12 }), username: "WWWWWWWWWWWWWWWWWWWW" };
const longGame = gameCard(LINE, {
	description: TEXT,
	playCount: 1_234_567,
	creator: { id: "w", username: me.username, avatarUrl: me.avatarUrl },
});
const customGame = {
	...peaksGame,
	name: LINE,
	description: TEXT,
	valueLabel: "W".repeat(40),
	question: `Is {B} ${"W".repeat(60)} {A}?`,
	source: "W".repeat(400),
	asOf: "2026-09-30",
	licence: "all-rights-reserved" as const,
	isSourced: true,
	topScores: [boardRow(1, me.username, 1_000)],
	personalBest: 1_000,
};
/** A player's data with the longest texts that players can write. */
const signedIn = [
	answer("me", "get", { user: me }),
	answer("customGames", "discover", {
		featured: [longGame],
		games: [longGame],
		pagination: { page: 1, pages: 1000, total: 10_000 },
	}),
	...noGames,
	answer("customGames", "get", customGame),
	answer("customGames", "current", null),
	answer("customGames", "start", {
		...peaksRun,
		measure: customGame.valueLabel,
		first: { ...peaksRun.first, name: LINE, value: 1_234_567_890.12 },
		second: { ...peaksRun.second, name: LINE },
	}),
	answer("play", "current", openRound),
	answer("play", "start", openRound),
];

const SIDEWAYS = [844, 390] as const;
/** A phone's notch and home indicator, in pixels. */
const INSETS = { top: 47, bottom: 34 };
/** The narrowest phone, and a screen with side by side parts. */
const WIDTHS = [320, 1024];

test.each([
	{ path: "/custom-games", words: "Featured" },
	{ path: "/custom-game/peaks", words: "Higher", press: "Ready!" },
	{ path: "/country-game", words: "Higher" },
])("$path neither scrolls sideways nor cuts long texts", async ({ path, words, press = null }) => {
	const { container, queryClient } = await renderApp(path, signedIn);
	// As in the site's document, whose pages fill the window.
	container.id = "app";
	if (press !== null) await page.getByRole("button", { name: press, exact: true }).click();
	await expect.poll(() => container.textContent).toContain(words);
	for (const width of WIDTHS) {
		await page.viewport(width, 900);
		await expect.poll(() => isWaiting(queryClient)).toBe(false);
		// Polled, because a page reacts to its new size in later frames.
		await expect.poll(layoutFaults).toEqual([]);
	}
});

test.each(["/movie-game", "/music-game", "/history-game"])(
	"%s has Start Game in sight on the smallest phone and on a phone on its side",
	async (path) => {
		const { container } = await renderApp(path, path === "/music-game" ? musicAnswers() : []);
		container.id = "app";
		const start = page.getByRole("button", { name: "Start Game" });
		await expect.element(start).toBeEnabled();
		for (const [width, height] of [[320, 568], SIDEWAYS] as const) {
			await page.viewport(width, height);
			window.scrollTo(0, 0);
			await expect.element(start).toBeInViewport({ ratio: 1 });
		}
	},
);

test("a stage fits a phone on its side", async () => {
	const { container } = await renderApp("/country-game", signedIn);
	container.id = "app";
	const higher = page.getByRole("button", { name: "Higher" });
	await expect.element(higher).toBeVisible();
	await page.viewport(...SIDEWAYS);
	await expect.element(higher).toBeInViewport({ ratio: 1 });
	const { scrollHeight, clientHeight } = document.documentElement;
	expect(scrollHeight).toBe(clientHeight);
});

test("the bar, a toast and the end of a run stay clear of a phone's notch and home indicator", async () => {
	const { style } = document.documentElement;
	for (const [side, inset] of Object.entries(INSETS)) style.setProperty(`--safe-${side}`, `${inset}px`);
	onTestFinished(() => {
		for (const side of Object.keys(INSETS)) style.removeProperty(`--safe-${side}`);
	});
	const { container } = await renderApp("/country-game", [
		...signedIn,
		answer("play", "guess", wrongVerdict),
	]);
	container.id = "app";
	const expectInside = async (element: Locator) => {
		await expect.element(element).toBeVisible();
		await expect.poll(() => element.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(INSETS.top);
		const bottom = () => element.element().getBoundingClientRect().bottom;
		await expect.poll(bottom).toBeLessThanOrEqual(innerHeight - INSETS.bottom);
	};
	await expectInside(page.getByRole("banner").getByRole("link", { name: "Hilo" }));
	await expectInside(page.getByRole("button", { name: "Higher" }));
	toast("error", "On a stage", { forMs: 60_000 });
	await expectInside(page.getByText(/On a stage$/));
	await page.getByRole("button", { name: "Higher" }).click();
	await expectInside(page.getByRole("dialog"));
});

/** Whether the page still loads. Finishes all animations that have an end. */
function isWaiting(queryClient: QueryClient): boolean {
	for (const animation of document.getAnimations())
		if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
	const waiting = document.querySelectorAll(".animate-pulse, .animate-spin, [data-waking]").length;
	return queryClient.isFetching() + waiting > 0;
}
