import { filterOf } from "@hilo/catalog/filters";
import type { Card } from "@hilo/rules/play/card";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { registerPlayer, savedBestScore } from "../player.ts";
import { StagePage } from "../stage.ts";

/** The buttons of each game's end, and its link home. */
const ENDINGS: Readonly<Record<GameId, { buttons: string[]; home: string }>> = {
	github: { buttons: ["Play again"], home: "Back to home" },
	reddit: { buttons: ["Try Again"], home: "Home" },
	country: { buttons: ["Try Again"], home: "Back Home" },
	movie: { buttons: ["Try Again", "Change Filters"], home: "Back to Home" },
	music: { buttons: ["Try Again", "Reset"], home: "Back to Home" },
	wealth: { buttons: ["Try Again", "Change Category"], home: "Back to Home" },
	history: { buttons: ["Try Again", "Change Time Period"], home: "Home" },
	cs16: { buttons: ["Play Again"], home: "Back to Home" },
};
const IDS = Object.keys(ENDINGS) as GameId[];
/** Items of four games, which no script may contain. */
const ITEMS = ["Kaiser-Francis", "torvalds/linux", "A Banksy shreds itself", "12 Angry Men"];
const KEYS = { up: "ArrowUp", down: "ArrowDown" } as const;
/** The stage is looked at this often while a number counts up, in ms. */
const STEP_MS = 100;
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
		for (const id of IDS) {
			const stage = new StagePage(page, id);
			await journey.step(id, async () => {
				await openFromHome(stage);
				await expectAboveHomeIndicator(stage);
				await guessWatched(stage);
				await stage.guessWrong();
				await expectEnding(stage);
				await expectSavedScore(stage, context);
			});
		}
		// One from each start, and one from each right guess.
		expect(answers.length).toBeGreaterThanOrEqual(2 * IDS.length);
		for (const { second } of answers) {
			expect(second).not.toHaveProperty("value");
			expect(second).not.toHaveProperty("values");
		}
		const addresses = [...requested].filter((address) => !address.startsWith("data:"));
		expect([...new Set(addresses.map((address) => new URL(address).origin))]).toEqual([baseURL]);
		const scripts = addresses.filter((address) => address.endsWith(".js"));
		expect(scripts.length).toBeGreaterThan(IDS.length);
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
		.locator(`[aria-labelledby=games] [data-game=${stage.game.id}]`)
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

/** Guesses right on a paused clock: nothing tells the verdict early, and the number is complete when its colour shows. */
async function guessWatched(stage: StagePage): Promise<void> {
	const { page, game } = stage;
	await pauseClock(page);
	await expectTrueNumbers(stage, false);
	expect(await showsVerdict(page)).toBe(false);
	await page.keyboard.press(KEYS[(await stage.rightButton()) ?? "up"]);
	await page.clock.runFor(1);
	await untilPhase(page, "counting");
	const isColoured = () =>
		stage.region.evaluate((element: HTMLElement) => element.dataset.verdict === "right");
	let passedMs = 0;
	while (passedMs < game.advanceMs && !(await isColoured())) {
		if (passedMs < game.checkMs) expect(await showsVerdict(page)).toBe(false);
		await page.clock.runFor(STEP_MS);
		passedMs += STEP_MS;
	}
	expect(await showsVerdict(page)).toBe(true);
	await expectTrueNumbers(stage, true);
	await page.clock.fastForward(game.advanceMs - passedMs);
	await untilPhase(page, "asking");
	await expectTrueNumbers(stage, false);
	await page.clock.resume();
	await stage.expectScore(1);
}

/** Pauses the installed clock shortly after now; afterwards only `runFor` and the like advance it. */
async function pauseClock(page: Page): Promise<void> {
	// 2 s from now, so that the call reaches the page before.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Whether anything tells that the first guess was right: a colour, a mark, the score or the text for screen readers. */
function showsVerdict(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const stage = document.querySelector<HTMLElement>(".stage");
		const mark = document.querySelector<HTMLElement>(".medallion")?.dataset.mark ?? "";
		const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
		return (
			stage?.dataset.verdict !== undefined ||
			/check|cross/.test(mark) ||
			textOf(".scores strong") !== "0" ||
			/correct|wrong/i.test(textOf(".stage > [role=status]") + document.title)
		);
	});
}

async function untilPhase(page: Page, phase: string): Promise<void> {
	const shown = () => page.evaluate(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase);
	await expect.poll(shown, { intervals: [5, 20, 50, 100] }).toBe(phase);
}

async function expectEnding({ gameOver, playAgain, game }: StagePage): Promise<void> {
	const { buttons, home } = ENDINGS[game.id];
	for (const name of buttons) await expect(gameOver.getByRole("button", { name, exact: true })).toBeVisible();
	await expect(gameOver.getByRole("link", { name: home, exact: true })).toBeVisible();
	await expect(playAgain).toBeFocused();
}

async function expectSavedScore(stage: StagePage, context: BrowserContext): Promise<void> {
	const { page, game, gameOver } = stage;
	const score = await stage.score();
	expect(await savedBestScore(context, CLASSIC_GAMES[game.id].key)).toBe(score);
	await gameOver.getByRole("link", { name: ENDINGS[game.id].home, exact: true }).click();
	await expect(page.locator(`[aria-labelledby=games] [data-game=${game.id}]`)).toContainText(
		new RegExp(`Your best\\s*${score}`),
	);
}

/** Expects that every number, label, unit, source and date on the stage matches the catalog. */
async function expectTrueNumbers({ page, game }: StagePage, isKnown: boolean): Promise<void> {
	const shown = await shownPair(page);
	expect(shown.cards).toHaveLength(2);
	expect(shown).toEqual(expectedPair(game.id, shown, isKnown));
}

interface ShownCard {
	readonly name: string;
	readonly detail: string;
	/** "?" for a hidden number. */
	readonly number: string;
	/** The number's unit, and whether it is an estimate. */
	readonly measure: string;
	/** The address of an article about the item. */
	readonly article: string | null;
}

interface ShownPair {
	readonly cards: readonly ShownCard[];
	readonly source: string;
}

function shownPair(page: Page): Promise<ShownPair> {
	return page.evaluate(() => {
		const textOf = (root: Element, selector: string) => root.querySelector(selector)?.textContent ?? "";
		const cards = [...document.querySelectorAll(".half")].map((half) => ({
			name: half.querySelector(".half-name")?.firstChild?.textContent ?? "",
			detail: textOf(half, ".half-detail"),
			number: textOf(half, ".half-number > :first-child"),
			measure: textOf(half, ".half-measure"),
			article: half.querySelector("a")?.getAttribute("href") ?? null,
		}));
		return { cards, source: textOf(document.body, ".stage-frame > p") };
	});
}

/** Finds items by name and detail, and the question by the known card's measure. */
function expectedPair(id: GameId, { cards }: ShownPair, isKnown: boolean): ShownPair {
	const pool = filterOf(id, "")?.pool();
	if (!pool) throw new Error(`no items for ${id}`);
	const items = cards.map(({ name, detail }) => {
		const found = pool.cards.filter((card) => card.name === name && (card.detail ?? "") === detail);
		const [card] = found;
		if (!card || found.length > 1) throw new Error(`The catalog has ${found.length} of "${name}".`);
		return card;
	});
	const index = pool.questions?.findIndex(({ measure }) => measure === cards[0]?.measure) ?? -1;
	const question = pool.questions?.[index];
	const measure = question?.measure ?? CLASSIC_GAMES[id].measure;
	const describe = (card: Card, known: boolean): ShownCard => ({
		name: card.name,
		detail: card.detail ?? "",
		number: known ? formatValue(id, card.values?.[index] ?? card.value, question?.unit) : "?",
		measure: known && card.estimate ? `${measure} · estimate` : measure,
		article:
			known && card.article ? `https://en.wikipedia.org/wiki/${encodeURIComponent(card.article)}` : null,
	});
	const { source, asOf } = question ?? pool;
	const poolSource = `${source} · ${monthOf(asOf)}`;
	const sources = new Set(items.map((card) => card.source ?? poolSource));
	return {
		cards: items.map((card, at) => describe(card, at === 0 || isKnown)),
		source: `Source: ${[...sources].join(" / ")}`,
	};
}

function monthOf(asOf: string): string {
	const date = new Date(`${asOf}-01T00:00:00Z`);
	return date.toLocaleDateString("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
}
