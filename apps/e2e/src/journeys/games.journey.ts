import type { GameId } from "@hilo/rules/play/games";
import { ENDINGS } from "../endings.ts";
import { expectFits } from "../fits.ts";
import { expect, journey } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { StagePage } from "../stage.page.ts";

/** The journeys about numbers cover all eight games. Here history is played with the keyboard alone. */
const IDS: readonly GameId[] = ["music", "history"];
const KEYS = { up: "l", down: "e" } as const;

// Without motion, replaced words count as a layout shift.
journey.use({ shortPauses: true, contextOptions: { reducedMotion: "no-preference" } });

journey(
	"on a phone, a visitor plays each game with a start screen to its end, and then once more",
	async ({ page }) => {
		await recordLayoutShifts(page);
		await page.goto("/");
		for (const id of IDS) {
			await journey.step(id, () => playAndAgain(new StagePage(page, id)));
			await page.getByRole("link", { name: "Hilo" }).first().click();
		}
	},
);

async function playAndAgain(stage: StagePage): Promise<void> {
	const { page, game } = stage;
	const { buttons, home, headingOf } = ENDINGS[game.id];
	const keys = game.id === "history" ? KEYS : undefined;
	await page
		.locator(`[aria-labelledby=games] [data-game=${game.id}]`)
		.getByRole("link", { name: /PLAY NOW/ })
		.click();
	await expect(page).toHaveURL(game.route);
	if (game.id === "music")
		await expect(page.getByRole("note")).toHaveText(
			"Using local music data. Spotify API connection is unavailable.",
		);
	await (keys ? beginWithKeys(stage) : stage.begin());
	const resumeClock = await stage.stopPageClock();
	await expectFits(page);
	await page.evaluate(() => window.hiloShifts.splice(0));
	await resumeClock();
	await stage.guessRight(keys);
	await expect(page.getByText("Track Your Progress")).toBeVisible();
	await stage.guessWrong(keys);
	const score = await stage.score();
	await expect(stage.gameOver.getByRole("heading", { level: 2 })).toHaveText(
		headingOf ? headingOf(score) : "Game Over!",
	);
	for (const name of buttons)
		await expect(stage.gameOver.getByRole("button", { name, exact: true })).toBeVisible();
	await expect(stage.gameOver.getByRole("link", { name: home, exact: true })).toBeVisible();
	await expectFits(page);
	await expect(stage.playAgain).toBeFocused();
	await (keys ? page.keyboard.press("Enter") : stage.playAgain.click());
	await expect(stage.gameOver).toBeHidden();
	await stage.waitForQuestion();
	await stage.expectScore(0);
	await stage.expectBest(score);
	await expectNoLayoutShift(page);
}

async function beginWithKeys(stage: StagePage): Promise<void> {
	const { page, region } = stage;
	await page.getByRole("radio", { name: "Random 1800-Present" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "1800-1900" })).toBeChecked();
	const start = page.getByRole("button", { name: "Start Game" });
	await expect(start).toBeEnabled();
	await page.keyboard.press("Tab");
	await expect(start).toBeFocused();
	await page.keyboard.press("Enter");
	await stage.waitForQuestion();
	await expect(region).toBeFocused();
	await expect(region.getByRole("status").last()).toHaveText(/^.+: \d{4}\. Next: .+\.$/);
}
