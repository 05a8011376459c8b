import { expect } from "@playwright/test";
import { journey } from "../journey.ts";
import { StagePage } from "../stage.page.ts";
import { tabTo } from "../tab-to.ts";

journey.use({ shortPauses: true });

const LETTERS = { up: "h", down: "l" };
const ARROWS = { up: "ArrowUp", down: "ArrowDown" };

journey("a run can be started, played and repeated with the keyboard alone", async ({ page }) => {
	const stage = new StagePage(page, "github");
	await page.goto("/");
	await tabTo(page, page.getByRole("link", { name: /PLAY NOW: GitHub Stars/ }));
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();

	await stage.guessRight(LETTERS);
	await stage.guessRight(ARROWS);
	await stage.expectScore(2);

	const resumeClock = await stage.stopPageClock();
	await tabTo(page, stage.button("up").or(stage.button("down")));
	await resumeClock();
	await stage.guessWrong(LETTERS);
	await expect(stage.playAgain).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(stage.gameOver).toBeHidden();
	await stage.waitForQuestion();
	await stage.expectScore(0);

	await stage.guessWrong(LETTERS);
	await page.keyboard.press("Escape");
	await expect(stage.gameOver).toBeHidden();
	const again = stage.region.getByRole("button", { name: "Play again" });
	await expect(again).toBeFocused();
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();
	await stage.expectScore(0);
});
