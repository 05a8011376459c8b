import type { Page } from "@playwright/test";
import { delayRequests } from "../delay-requests.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ contextOptions: { reducedMotion: "no-preference" } });

journey(
	"the first duel of the home page is playable with the keyboard, and leads to the game",
	async ({ page }) => {
		await recordLayoutShifts(page);
		await page.goto("/");
		const lower = page.getByRole("button", { name: "Lower" });
		await waitForHydration(lower);
		await expect(lower).toBeInViewport({ ratio: 1 });
		const frames = await watchReveal(page, "Germany");
		await lower.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText("Does Austria get more visitors than Australia?")).toBeVisible();
		// The number was complete before the verdict.
		const seen = await frames();
		const judged = seen.findIndex(({ verdict }) => verdict);
		expect(seen[judged]).toEqual({ number: "38,881,000", verdict: true });
		expect(seen.slice(0, judged).map(({ number }) => number)).toContain("38,881,000");
		expect(
			seen.filter(({ number }) => /^[\d,]+$/.test(number) && number !== "38,881,000").length,
		).toBeGreaterThan(0);

		await expect(lower).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByText("Does France get more visitors than China?")).toBeVisible();
		await page.getByRole("button", { name: "Higher" }).press("Enter");
		await expect(page.getByText("2 of 3")).toBeVisible();
		await expectNoLayoutShift(page);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Play Countries" })).toBeFocused();
		await page.keyboard.press("Enter");
		await new StagePage(page, "country").waitForQuestion();
	},
);

journey(
	"fonts that load late shift no layout on the home page and the leaderboard",
	async ({ page, context }) => {
		await recordLayoutShifts(page);
		for (const path of ["/", "/leaderboard"]) {
			if (path !== "/") await registerPlayer(context);
			const sendFonts = await delayRequests(page, /\.woff2$/);
			await page.goto(path, { waitUntil: "commit" });
			await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
			sendFonts();
			await page.evaluate(() => document.fonts.ready);
			await page.waitForLoadState("networkidle");
			await expectNoLayoutShift(page);
		}
	},
);

/** Records each frame. The returned function gives the second number and whether the verdict was shown. */
async function watchReveal(page: Page, name: string) {
	const seen = await page.evaluateHandle((name) => {
		const frames: { number: string; verdict: boolean }[] = [];
		const recordFrame = () => {
			const side = [...document.querySelectorAll("figure h2")].find((title) => title.textContent === name);
			if (!side) return;
			const verdict = document.querySelector("figure [role=status]")?.textContent?.includes("it's") ?? false;
			frames.push({ number: side.nextElementSibling?.textContent ?? "", verdict });
			requestAnimationFrame(recordFrame);
		};
		recordFrame();
		return frames;
	}, name);
	return () => seen.jsonValue();
}
