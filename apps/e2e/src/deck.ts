import { expect, type Page } from "@playwright/test";
import { pauseClock } from "./short-pauses.ts";

/** Longer than any reveal, and shorter than any round. */
const REVEAL_MS = 6000;

export const stageIs = (page: Page, phase: string) => page.locator(`.stage[data-phase=${phase}]`).waitFor();

/** Answers one round of the daily deck at random on a paused clock, and advances it past the reveal. */
export async function answerDeckRound(page: Page, round: number): Promise<void> {
	await expect(page.getByText(`Round ${round} of 10`)).toBeVisible();
	await stageIs(page, "asking");
	await pauseClock(page);
	await page.keyboard.press(round % 2 === 0 ? "ArrowDown" : "ArrowUp");
	// Sends the call.
	await page.clock.runFor(1);
	await stageIs(page, "counting");
	await page.clock.runFor(REVEAL_MS);
	await page.clock.resume();
}
