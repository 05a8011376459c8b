import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { BrowserContext, Page } from "@playwright/test";
import { disableMotion } from "../disable-motion.ts";
import { ENDINGS } from "../endings.ts";
import { type FetchedScript, fetchedScripts, totalBytes } from "../fetched-scripts.ts";
import { expect, journey } from "../journey.ts";
import { registerPlayer, savedBestScore } from "../player.ts";
import { pauseClock } from "../reveal-trace.ts";
import { expectedPair, shownPair } from "../shown-cards.ts";
import { StagePage } from "../stage.page.ts";

const ROUNDS = 3;
/** The part of each count that is checked frame by frame. */
const COUNTED_MS = 100;
const KEYS = { up: "ArrowUp", down: "ArrowDown" } as const;

/** One page plays the games of a group one after the other. */
const GAME_GROUPS: readonly (readonly GameId[])[] = [
	["github", "reddit", "country", "cs16"],
	["movie", "music", "wealth", "history"],
];
/** The scripts that a further game may fetch, in compressed bytes. */
const NEXT_GAME_BUDGET = 40_000;
/** Items of four games, which no script may contain. */
const ITEMS = ["Kaiser-Francis", "torvalds/linux", "A Banksy shreds itself", "12 Angry Men"];
/** Visitors get the same stage: one game whose question changes with the round, and one that counts up. */
const FOR_VISITORS: readonly GameId[] = ["cs16", "reddit"];

// Needed for numbers that count up.
journey.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const ids of GAME_GROUPS) {
	journey(
		`each number shown to a player in ${ROUNDS} rounds of ${ids.join(", ")} is what is judged`,
		async ({ page, context, baseURL }) => {
			const requestedOrigins = new Set<string>();
			page.on("request", (request) => requestedOrigins.add(new URL(request.url()).origin));
			await disableMotion(context);
			const { username } = await registerPlayer(context);
			// Browsers keep only 250 resource entries by default, and four games may fetch more.
			await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
			await page.clock.install();
			await page.goto("/");
			let known: readonly FetchedScript[] = [];
			for (const id of ids) {
				const stage = new StagePage(page, id);
				await journey.step(id, async () => {
					await openFromHome(stage);
					await playWatched(stage);
					await page.clock.resume();
					await stage.guessWrong();
					await expectEnding(stage);
					await expectSavedScore(stage, context);
				});
				const scripts = await fetchedScripts(page);
				if (known.length > 0)
					expect(totalBytes(scripts.slice(known.length)), id).toBeLessThanOrEqual(NEXT_GAME_BUDGET);
				known = scripts;
			}
			// Pictures inside the stylesheet have no origin.
			expect([...requestedOrigins].filter((origin) => origin !== "null")).toEqual([baseURL]);
			for (const { name } of known) {
				const text = await (await page.request.get(name)).text();
				expect(ITEMS.filter((item) => text.includes(item))).toEqual([]);
			}
			const [last = "github"] = ids.slice(-1);
			await page.goto(`/leaderboard?game=${CLASSIC_GAMES[last].key}`);
			const place = page.locator("[aria-current=true]").filter({ hasText: username });
			await expect(place).toContainText(String(await savedBest(context, last)));
			const { feature } = ENDINGS[last];
			if (feature !== "Classic") await expect(place).toContainText(feature);
		},
	);
}

journey(
	`each number shown to a visitor in ${ROUNDS} rounds of ${FOR_VISITORS.join(", ")} is what is judged`,
	async ({ page, context }) => {
		await disableMotion(context);
		await page.clock.install();
		await page.goto("/");
		for (const id of FOR_VISITORS) {
			await openFromHome(new StagePage(page, id));
			await playWatched(new StagePage(page, id));
			await page.clock.resume();
			await page.getByRole("link", { name: "Hilo" }).first().click();
		}
	},
);

async function openFromHome(stage: StagePage): Promise<void> {
	await stage.page
		.locator(`[aria-labelledby=games] [data-game=${stage.game.id}]`)
		.getByRole("link", { name: /PLAY NOW/ })
		.click();
	await expect(stage.page).toHaveURL(stage.game.route);
	await stage.begin();
}

/** Checks both cards before and after each guess on a paused clock: some frames of each count, then a leap. */
async function playWatched(stage: StagePage): Promise<void> {
	const { page, game } = stage;
	const settledAt = Math.max(game.countUpMs, game.checkMs);
	await pauseClock(page);
	for (let round = 0; round < ROUNDS; round++) {
		await expectTrueNumbers(stage, false);
		await page.keyboard.press(KEYS[(await stage.rightButton()) ?? "up"]);
		await page.clock.runFor(1);
		await untilPhase(page, "counting");
		await page.clock.runFor(COUNTED_MS);
		await page.clock.fastForward(settledAt - COUNTED_MS);
		await untilPhase(page, "right", "settled");
		await expectTrueNumbers(stage, true);
		await page.clock.fastForward(game.advanceMs - settledAt);
		await untilPhase(page, "asking");
	}
	await expectTrueNumbers(stage, false);
	await stage.expectScore(ROUNDS);
}

async function expectEnding(stage: StagePage): Promise<void> {
	const { buttons, home, headingOf } = ENDINGS[stage.game.id];
	await expect(stage.gameOver.getByRole("heading").first()).toHaveText(
		headingOf?.(await stage.score()) ?? "Game Over!",
	);
	for (const name of buttons)
		await expect(stage.gameOver.getByRole("button", { name, exact: true })).toBeVisible();
	await expect(stage.gameOver.getByRole("link", { name: home, exact: true })).toBeVisible();
	await expect(stage.playAgain).toBeFocused();
}

async function expectSavedScore(stage: StagePage, context: BrowserContext): Promise<void> {
	const { page, game } = stage;
	const score = await stage.score();
	expect(await savedBest(context, game.id)).toBe(score);
	await stage.gameOver.getByRole("link", { name: ENDINGS[game.id].home, exact: true }).click();
	await expect(page.locator(`[aria-labelledby=games] [data-game=${game.id}]`)).toContainText(
		new RegExp(`Your best\\s*${score}`),
	);
}

const savedBest = (context: BrowserContext, id: GameId) => savedBestScore(context, CLASSIC_GAMES[id].key);

async function untilPhase(page: Page, ...phases: string[]): Promise<void> {
	const phase = () => page.evaluate(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase);
	await expect.poll(phase, { intervals: [5, 20, 50, 100] }).toMatch(new RegExp(`^(?:${phases.join("|")})$`));
}

/** Expects that every number, label, unit, source and date on the stage matches the catalog. */
async function expectTrueNumbers({ page, game }: StagePage, isKnown: boolean): Promise<void> {
	const shown = await shownPair(page);
	expect(shown.cards).toHaveLength(2);
	expect(shown).toEqual(expectedPair(game.id, shown, isKnown));
}
