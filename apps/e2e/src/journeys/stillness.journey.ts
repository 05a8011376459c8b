import { delayRequests } from "../delay-requests.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

// Sliding and fading elements could shift the layout.
journey.use({ contextOptions: { reducedMotion: "no-preference" } });

journey("the stage shifts no layout, on a phone and on a desktop", async ({ page, context }) => {
	await recordLayoutShifts(page);
	await registerPlayer(context);
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await stage.playAgain.click();
	await stage.waitForQuestion();
	await expectNoLayoutShift(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await expectNoLayoutShift(page);
});

journey("a profile tab whose data load late shifts no layout", async ({ page, context }) => {
	await recordLayoutShifts(page);
	await registerPlayer(context);
	const sendTab = await delayRequests(page, /progression\.badges/);
	await page.goto("/profile");
	const badges = page.getByRole("link", { name: "Badges", exact: true });
	// Before hydration the browser would load the link's page, which already contains the tab.
	await waitForHydration(badges);
	// The real font may change line breaks: count only shifts caused by the tab.
	await page.evaluate(async () => {
		await document.fonts.ready;
		window.hiloShifts.splice(0);
	});
	await badges.click();
	// Browsers ignore shifts within half a second of a press.
	await page.waitForTimeout(600);
	await expect(page.getByText(/^0 of \d+ earned$/)).toBeHidden();
	sendTab();
	await page.getByRole("heading", { name: "All Badges" }).waitFor();
	await page.getByText(/^0 of \d+ earned$/).waitFor();
	await expectNoLayoutShift(page);
});
