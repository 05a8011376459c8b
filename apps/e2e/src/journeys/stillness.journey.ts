import { hold } from "../hold.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { expectStill, watchShifts } from "../layout-shifts.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

// What slides and what fades in might jump.
journey.use({ contextOptions: { reducedMotion: "no-preference" } });

journey("nothing jumps on a stage, on a phone and on a desktop", async ({ page, context }) => {
	await watchShifts(page);
	await registerPlayer(context);
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await stage.again.click();
	await stage.waitForQuestion();
	await expectStill(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await expectStill(page);
});

journey("nothing jumps when the code of a profile's tab comes late", async ({ page, context }) => {
	await watchShifts(page);
	await registerPlayer(context);
	const sendTab = await hold(page, /badges-tab.*\.js$/);
	await page.goto("/profile");
	const badges = page.getByRole("link", { name: "Badges", exact: true });
	// Before, the browser itself would follow the link, to a page that has the tab already.
	await waitForHydration(badges);
	// A challenge's words may break elsewhere in the real font: only what the tab does counts here.
	await page.evaluate(async () => {
		await document.fonts.ready;
		window.hiloShifts.splice(0);
	});
	await badges.click();
	// What moves within half a second of a press is not counted.
	await page.waitForTimeout(600);
	await expect(page.getByRole("heading", { name: "All Badges" })).toBeHidden();
	sendTab();
	await page.getByRole("heading", { name: "All Badges" }).waitFor();
	await page.getByText("0 of 17 earned").waitFor();
	await expectStill(page);
});
