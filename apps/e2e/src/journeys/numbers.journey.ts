import { filterOf } from "@hilo/catalog/filters";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { ARROWS } from "../keyboard.ts";
import { registerPlayer, savedBestScore } from "../player.ts";
import { pauseClock } from "../short-pauses.ts";
import { type ShownItem, StagePage } from "../stage.ts";

/** Items of four games, which no script may contain. */
const ITEMS = ["Kaiser-Francis", "torvalds/linux", "A Banksy shreds itself", "12 Angry Men"];
/** The stage is looked at this often while a number counts up, in ms. */
const STEP_MS = 200;
/** The insets of a phone's notch and home indicator, in pixels. */
const INSETS = { top: 47, left: 0, right: 0, bottom: 34 };

// Needed for numbers that count up.
journey.use({ shortPauses: true, contextOptions: { reducedMotion: "no-preference" } });

journey(
	"a player plays all eight games: no number shows before its guess, and each shown one is true",
	async ({ page, context, baseURL }) => {
		await disableCssMotion(context);
		await registerPlayer(context);
		const devtools = await context.newCDPSession(page);
		await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: INSETS });
		const requested = new Set<string>();
		page.on("request", (request) => requested.add(request.url()));
		const answers = collectRounds(page);
		await page.goto("/");
		for (const id of GAME_IDS) {
			const stage = new StagePage(page, id);
			await journey.step(id, async () => {
				await openFromHome(stage);
				await expectAboveHomeIndicator(stage);
				await guessWatched(stage, "right");
				// The cross has one rule in all games; the number of this one counts up the longest before it.
				if (id === "reddit") await guessWatched(stage, "wrong");
				else await stage.guessWrong();
				await expect(stage.playAgain).toBeFocused();
				await expectSavedScore(stage, context);
			});
		}
		// One from each start, and one from each right guess.
		expect(answers.length).toBeGreaterThanOrEqual(2 * GAME_IDS.length);
		for (const { second } of answers) {
			expect(second).not.toHaveProperty("value");
			expect(second).not.toHaveProperty("values");
		}
		const addresses = [...requested].filter((address) => !address.startsWith("data:"));
		expect([...new Set(addresses.map((address) => new URL(address).origin))]).toEqual([baseURL]);
		const scripts = addresses.filter((address) => address.endsWith(".js"));
		expect(scripts.length).toBeGreaterThan(GAME_IDS.length);
		for (const address of scripts) {
			const text = await (await page.request.get(address)).text();
			expect(ITEMS.filter((item) => text.includes(item))).toEqual([]);
		}
	},
);

/** CSS motion costs as much as the rest of a game without a GPU. Script motion remains. */
async function disableCssMotion(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const noMotion = new CSSStyleSheet();
		noMotion.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
		document.adoptedStyleSheets = [noMotion];
	});
}

interface AnsweredRound {
	readonly second: object;
}

/** Returns a list that grows with each open round that the server sends. */
function collectRounds(page: Page): AnsweredRound[] {
	const rounds: AnsweredRound[] = [];
	page.on("response", async (response) => {
		if (!/play\.(start|guess)/.test(response.url()) || !response.ok()) return;
		const { result }: { result: { data: AnsweredRound & { next?: AnsweredRound | null } } } =
			await response.json();
		const round = response.url().includes("play.start") ? result.data : result.data.next;
		if (round) rounds.push(round);
	});
	return rounds;
}

async function openFromHome(stage: StagePage): Promise<void> {
	await stage.page
		.getByRole("region", { name: "Pick a game" })
		.locator(`[data-game=${stage.game.id}]`)
		.getByRole("link", { name: /PLAY NOW/ })
		.click();
	await expect(stage.page).toHaveURL(stage.game.route);
	await stage.begin();
}

async function expectAboveHomeIndicator(stage: StagePage): Promise<void> {
	for (const button of ["up", "down"] as const) {
		const box = await stage.button(button).boundingBox();
		expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - INSETS.bottom);
	}
}

/** Guesses on a paused clock: no early verdict, and the number is complete when its colour shows. */
async function guessWatched(stage: StagePage, verdict: "right" | "wrong"): Promise<void> {
	const { page, game } = stage;
	const isRight = verdict === "right";
	const right = await stage.untilDifferent();
	const score = await stage.score();
	const [markMs, endMs] = isRight ? [game.checkMs, game.advanceMs] : [game.crossMs, game.wrongModalMs];
	await pauseClock(page);
	await expectTrueNumbers(stage, false);
	expect(await showsVerdict(page, score)).toBe(false);
	await page.keyboard.press(ARROWS[isRight === (right === "up") ? "up" : "down"]);
	await page.clock.runFor(1);
	await untilPhase(page, "counting");
	const isColoured = () =>
		stage.region.evaluate((element: HTMLElement, colour) => element.dataset.verdict === colour, verdict);
	let passedMs = 0;
	while (passedMs < endMs && !(await isColoured())) {
		if (passedMs < markMs) expect(await showsVerdict(page, score)).toBe(false);
		await page.clock.runFor(STEP_MS);
		passedMs += STEP_MS;
	}
	expect(passedMs).toBeGreaterThanOrEqual(markMs);
	expect(await showsVerdict(page, score)).toBe(true);
	await expectTrueNumbers(stage, true);
	await page.clock.fastForward(endMs - passedMs);
	await untilPhase(page, isRight ? "asking" : "over");
	if (isRight) await expectTrueNumbers(stage, false);
	await page.clock.resume();
	await stage.expectScore(isRight ? score + 1 : score);
}

/** Whether anything tells the verdict: a colour, a mark, another score than before, a text or the game over. */
function showsVerdict(page: Page, score: number): Promise<boolean> {
	return page.evaluate((before) => {
		const stage = document.querySelector<HTMLElement>(".stage");
		const mark = document.querySelector<HTMLElement>(".medallion")?.dataset.mark ?? "";
		const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
		return (
			stage?.dataset.verdict !== undefined ||
			/check|cross/.test(mark) ||
			textOf(".scores strong") !== String(before) ||
			// Names of items may contain these words too.
			/^(?:Correct|Wrong)/.test(textOf(".stage > [role=status]")) ||
			document.querySelector("dialog[open], [role=dialog]") !== null
		);
	}, score);
}

async function untilPhase(page: Page, phase: string): Promise<void> {
	const shown = () => page.evaluate(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase);
	await expect.poll(shown, { intervals: [5, 20, 50, 100] }).toBe(phase);
}

async function expectSavedScore(stage: StagePage, context: BrowserContext): Promise<void> {
	const { page, game, gameOver } = stage;
	const score = await stage.score();
	expect(await savedBestScore(context, CLASSIC_GAMES[game.id].key)).toBe(score);
	await gameOver.getByRole("link", { name: /home$/i }).click();
	await expect(
		page.getByRole("region", { name: "Pick a game" }).locator(`[data-game=${game.id}]`),
	).toContainText(new RegExp(`Your best\\s*${score}`));
}

/** Expects each item's number from the catalog, or "?" and no article for the second while it is hidden. */
async function expectTrueNumbers(stage: StagePage, isKnown: boolean): Promise<void> {
	const shown = await stage.region.locator(".half-number > :first-child").allTextContents();
	const [first, second] = (await stage.pair()).map((item) => numberOf(stage.game.id, item));
	expect(shown).toEqual([first, isKnown ? second : "?"]);
	if (!isKnown) await expect(stage.region.getByRole("article").nth(1).getByRole("link")).toHaveCount(0);
}

function numberOf(id: GameId, { name, detail, measure }: ShownItem): string {
	const pool = filterOf(id, "")?.pool();
	const card = pool?.cards.find(
		(candidate) => candidate.name === name && (candidate.detail ?? "") === detail,
	);
	if (!pool || !card) throw new Error(`The catalog has no "${name}" in ${id}.`);
	const index = pool.questions?.findIndex((question) => question.measure === measure) ?? -1;
	return formatValue(id, card.values?.[index] ?? card.value, pool.questions?.[index]?.unit);
}
