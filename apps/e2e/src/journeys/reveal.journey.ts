import { expect, journey } from "../journey.ts";
import { expectNoLayoutShift, recordLayoutShifts } from "../layout-shifts.ts";
import { firstMs, pauseClock, traceStage } from "../reveal-trace.ts";
import { StagePage } from "../stage.page.ts";
import type { GuessButton } from "../stage.ts";

/** Times of the reveal in ms after the press. The other games have the times of the first. */
const GAMES = [
	{ id: "github", check: 500, colour: 500, cross: 500, hidden: 1500, slides: 1800, next: 2300 },
	{ id: "reddit", check: 1000, colour: 1500, cross: 900, hidden: 1500, slides: 1800, next: 2300 },
	{ id: "history", check: 300, colour: 300, cross: 300, hidden: 1500, slides: 1500, next: 2000 },
	{ id: "cs16", check: 500, colour: 500, cross: 500, hidden: 1000, slides: 1000, next: 1500 },
] as const;
/** The game-over dialog opens this long after a wrong guess, in ms. */
const DIALOG_MS = 1500;
/** The stage is checked this long before and after each documented time, in ms. */
const STEP = 25;

type Times = Omit<(typeof GAMES)[number], "id">;

journey.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Presses a button and waits for the verdict; the page's clock stands still. */
async function press(stage: StagePage, guessButton: GuessButton): Promise<void> {
	await stage.button(guessButton).click();
	await expect(stage.button(guessButton)).toHaveAttribute("data-chosen");
	await expect(stage.region).toHaveAttribute("data-phase", "counting");
}

function expectOnTime(ms: number, documented: number): void {
	expect(ms).toBeGreaterThanOrEqual(documented);
	expect(ms).toBeLessThanOrEqual(documented + STEP);
}

journey("the number is complete before the verdict appears", async ({ page }) => {
	await recordLayoutShifts(page);
	await page.clock.install();
	for (const { id, ...times } of GAMES) {
		const stage = new StagePage(page, id);
		await stage.open();
		await pauseClock(page);
		await page.evaluate(() => window.hiloShifts.splice(0));
		await journey.step(`${id}: right`, () => guessRight(stage, times));
		// No guess is wrong for two equal numbers.
		await page.clock.resume();
		await stage.untilDifferent();
		await pauseClock(page);
		await journey.step(`${id}: wrong`, () => guessWrong(stage, times));
		await expectNoLayoutShift(page);
		await page.clock.resume();
	}
});

async function guessRight(stage: StagePage, times: Times): Promise<void> {
	await press(stage, (await stage.rightButton()) ?? "up");
	const { check: checks, colour: colours, hidden, slides, next } = times;
	const trace = await traceStage(stage.page, [checks, colours, hidden, slides, next], STEP);
	const number = trace.find(({ colour }) => colour)?.number ?? "";
	expect(number).toMatch(/\d/);
	const [start] = trace;
	const settled = firstMs(trace, (sample) => sample.number === number);
	const colour = firstMs(trace, (sample) => sample.colour === "right");
	const check = firstMs(trace, ({ mark }) => mark === "check");
	expect(settled).toBeLessThanOrEqual(colour);
	expectOnTime(colour, colours);
	expectOnTime(check, checks);
	expect(firstMs(trace, ({ badgeText }) => badgeText === "Correct")).toBe(check);
	expect(firstMs(trace, ({ score }) => score === "1")).toBe(check);
	expect(firstMs(trace, ({ announcement }) => /^Correct\. .* Score 1\./.test(announcement))).toBe(check);
	for (const sample of trace.filter(({ ms }) => ms < check))
		expect(sample).toMatchObject({
			colour: null,
			mark: "versus",
			badgeText: "",
			score: "0",
			announcement: "",
		});
	expect(new Set(trace.map(({ title }) => title))).toEqual(new Set([start?.title]));
	expectOnTime(
		firstMs(trace, ({ ms, mark }) => ms > check && mark === "versus"),
		hidden,
	);
	expectOnTime(
		firstMs(trace, (sample) => sample.isSliding),
		slides,
	);
	expectOnTime(
		firstMs(trace, ({ acceptsGuess }) => acceptsGuess),
		next,
	);
}

async function guessWrong(stage: StagePage, times: Times): Promise<void> {
	await press(stage, (await stage.rightButton()) === "up" ? "down" : "up");
	const trace = await traceStage(stage.page, [times.cross, DIALOG_MS], STEP);
	const number = trace.at(-1)?.number ?? "";
	const settled = firstMs(trace, (sample) => sample.number === number);
	const cross = firstMs(trace, ({ mark }) => mark === "cross");
	const dialogMs = firstMs(trace, (sample) => sample.isOver);
	expect(settled).toBeLessThanOrEqual(cross);
	expectOnTime(cross, times.cross);
	expect(firstMs(trace, ({ colour }) => colour === "wrong")).toBe(cross);
	expect(firstMs(trace, ({ badgeText }) => badgeText === "Wrong")).toBe(cross);
	expect(firstMs(trace, ({ announcement }) => announcement.startsWith("Wrong."))).toBe(cross);
	for (const sample of trace.filter(({ ms }) => ms < cross))
		expect(sample).toMatchObject({ colour: null, mark: "versus", badgeText: "" });
	expectOnTime(dialogMs, DIALOG_MS);
	await expect(stage.gameOver).toBeVisible();
	expect(dialogMs - settled).toBeGreaterThanOrEqual(600);
}

journey("a press is visible within 100 ms", async ({ page }) => {
	const stage = new StagePage(page, "country");
	await stage.open();
	const took: number[] = [];
	// One fast reaction is enough: the others may have waited for the machine.
	while (took.length < 4 && Math.min(...took) > 100) {
		await stage.waitForQuestion();
		const key = (await stage.rightButton()) === "down" ? "ArrowDown" : "ArrowUp";
		took.push(await page.evaluate(pressAndWait, key));
	}
	expect(Math.min(...took)).toBeLessThanOrEqual(100);
});

/** Runs in the page: presses a key and returns the ms until a button shows it. */
function pressAndWait(key: string): Promise<number> {
	const from = performance.now();
	return new Promise((resolve) => {
		const chosen = new MutationObserver(() => {
			if (!document.querySelector("[data-chosen]")) return;
			chosen.disconnect();
			requestAnimationFrame(() => resolve(performance.now() - from));
		});
		chosen.observe(document.body, { subtree: true, attributes: true });
		window.dispatchEvent(new KeyboardEvent("keydown", { key }));
	});
}
