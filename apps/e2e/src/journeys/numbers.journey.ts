import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import type { BrowserContext, Page } from "@playwright/test";
import { endMotion } from "../end-motion.ts";
import { ENDINGS } from "../endings.ts";
import { expect, journey } from "../journey.ts";
import { type Player, registerPlayer, savedBestScore } from "../player.ts";
import { holdTime } from "../reveal-trace.ts";
import { expectedPair, shownPair } from "../shown-cards.ts";
import { StagePage } from "../stage.page.ts";

const ROUNDS = 8;
/** So much of each count passes frame by frame. */
const COUNTED_MS = 100;
const KEYS = { up: "ArrowUp", down: "ArrowDown" } as const;

/** What visitors are dealt is shown by the same stage: one game whose figure changes with the round, and one that counts up. */
const ALSO_FOR_VISITORS: readonly GameId[] = ["cs16", "reddit"];

for (const id of GAME_IDS) {
	for (const who of ALSO_FOR_VISITORS.includes(id)
		? (["visitor", "player"] as const)
		: (["player"] as const)) {
		journey(
			`what a ${who} sees in ${ROUNDS} rounds of ${id} is what is judged`,
			async ({ page, context }) => {
				await page.emulateMedia({ reducedMotion: "no-preference" });
				await endMotion(context);
				const player = who === "player" ? await registerPlayer(context) : null;
				await page.clock.install();
				const stage = new StagePage(page, id);
				await stage.open();
				// From here on time goes on when it is told to: through some frames of each count, the rest in leaps.
				await holdTime(page);
				const { countUpMs, checkMs, advanceMs } = CLASSIC_GAMES[id];
				const settledAt = Math.max(countUpMs, checkMs);
				for (let round = 0; round < ROUNDS; round++) {
					await expectTrue(page, id, false);
					await page.keyboard.press(KEYS[(await stage.rightWay()) ?? "up"]);
					await page.clock.runFor(1);
					await untilPhase(page, "counting");
					await page.clock.runFor(COUNTED_MS);
					await page.clock.fastForward(settledAt - COUNTED_MS);
					await untilPhase(page, "right", "settled");
					await expectTrue(page, id, true);
					await page.clock.fastForward(advanceMs - settledAt);
					await untilPhase(page, "asking");
				}
				await expectTrue(page, id, false);
				await stage.expectScore(ROUNDS);
				if (!player) return;
				await page.clock.resume();
				await stage.guessWrong();
				await expectKept(stage, context, player);
			},
		);
	}
}

/** Holds that the best of a judged run stands on home and board. */
async function expectKept(stage: StagePage, context: BrowserContext, { username }: Player): Promise<void> {
	const { page, game } = stage;
	const { home, feature } = ENDINGS[game.id];
	const score = await stage.score();
	expect(await savedBestScore(context, game.key)).toBe(score);
	await stage.over.getByRole("link", { name: home, exact: true }).click();
	await expect(page.locator(`[data-game=${game.id}]`)).toContainText(new RegExp(`Your best\\s*${score}`));
	await page.goto(`/leaderboard?game=${game.key}`);
	const row = page.getByRole("row", { name: username });
	await expect(row.getByRole("cell").last()).toHaveText(String(score));
	await expect(row).toContainText(feature);
}

async function untilPhase(page: Page, ...phases: string[]): Promise<void> {
	const phase = () => page.evaluate(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase);
	await expect.poll(phase, { intervals: [5, 20, 50, 100] }).toMatch(new RegExp(`^(?:${phases.join("|")})$`));
}

/** Holds that every number, label, unit, source and date on the stage is the catalog's. */
async function expectTrue(page: Page, id: GameId, isKnown: boolean): Promise<void> {
	const shown = await shownPair(page);
	expect(shown.cards).toHaveLength(2);
	expect(shown).toEqual(expectedPair(id, shown, isKnown));
}
