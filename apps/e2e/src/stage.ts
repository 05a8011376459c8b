import { filterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type ClassicGame, type GameId } from "@hilo/rules/play/games";
import { expect, type Locator, type Page } from "@playwright/test";
import { waitUntil } from "./short-pauses.ts";

declare global {
	interface Window {
		hiloResumeClock(): void;
	}
}

/** `up` is Higher, and Later in the history game. */
export type GuessButton = "up" | "down";

type Keys = Readonly<Record<GuessButton, string>>;

export interface ShownItem {
	readonly name: string;
	readonly detail: string;
	readonly measure: string;
}

interface StageGame {
	readonly title: string;
	readonly buttons: Readonly<Record<GuessButton, string>>;
	/** Returns the item's number. */
	readonly numberOf: (shown: ShownItem) => number;
}

/** The stage of a game. The test knows its numbers. */
export class Stage {
	readonly page: Page;
	readonly region: Locator;
	readonly gameOver: Locator;
	readonly playAgain: Locator;
	readonly #stageGame: StageGame;

	constructor(page: Page, game: StageGame) {
		this.page = page;
		this.region = page.getByRole("region", { name: game.title, exact: true });
		this.gameOver = page.getByRole("dialog");
		this.playAgain = this.gameOver.getByRole("button", { name: /^(?:play|try) again$/i });
		this.#stageGame = game;
	}

	/** Waits until a guess is possible. */
	async waitForQuestion(): Promise<void> {
		const takesGuess = (button: Element) =>
			button.ariaDisabled === "false" && button.closest("[data-waking]") === null;
		await waitUntil(this.page, () => this.button("up").evaluate(takesGuess));
	}

	button(guessButton: GuessButton): Locator {
		return this.region.getByRole("button", { name: this.#stageGame.buttons[guessButton] });
	}

	async pair(): Promise<ShownItem[]> {
		return this.region.getByRole("article").evaluateAll((halves) =>
			halves.map((half) => ({
				name: half.querySelector(".half-name")?.firstChild?.textContent ?? "",
				detail: half.querySelector(".half-detail")?.textContent ?? "",
				measure: half.querySelector(".half-measure")?.textContent ?? "",
			})),
		);
	}

	/** Returns the right button; null when both are. */
	async rightButton(): Promise<GuessButton | null> {
		const [first = Number.NaN, second = Number.NaN] = (await this.pair()).map((item) =>
			this.#stageGame.numberOf(item),
		);
		if (first === second) return null;
		return second > first ? "up" : "down";
	}

	async guessRight(keys?: Keys): Promise<void> {
		const before = await this.score();
		await this.#guess((await this.rightButton()) ?? "up", keys);
		await this.expectScore(before + 1);
		await this.waitForQuestion();
	}

	/** Guesses right until the two numbers differ. Returns the right button then. */
	async untilDifferent(keys?: Keys): Promise<GuessButton> {
		let rightButton = await this.rightButton();
		for (; rightButton === null; rightButton = await this.rightButton()) await this.guessRight(keys);
		return rightButton;
	}

	/** Guesses wrong, after right guesses while the numbers are equal, and waits for the game over. */
	async guessWrong(keys?: Keys): Promise<void> {
		const rightButton = await this.untilDifferent(keys);
		await this.#guess(rightButton === "up" ? "down" : "up", keys);
		await waitUntil(this.page, () => this.gameOver.isVisible());
	}

	/** Stops `performance.now`, so that no round ends during a long check. Timers and the server's clock continue. */
	async stopPageClock(): Promise<() => Promise<void>> {
		await this.page.evaluate(() => {
			const now = performance.now.bind(performance);
			const at = now();
			performance.now = () => at;
			window.hiloResumeClock = () => {
				const pausedMs = now() - at;
				performance.now = () => now() - pausedMs;
			};
		});
		return () => this.page.evaluate(() => window.hiloResumeClock());
	}

	async score(): Promise<number> {
		return Number(/\d+/.exec((await this.#corner("Score").textContent()) ?? "")?.[0]);
	}

	async expectScore(score: number): Promise<void> {
		await waitUntil(this.page, async () => (await this.score()) === score);
	}

	async expectBest(best: number): Promise<void> {
		await expect(this.#corner("Best")).toHaveText(new RegExp(`^Best\\s*${best}$`));
	}

	#guess(guessButton: GuessButton, keys: Keys | undefined): Promise<void> {
		return keys ? this.page.keyboard.press(keys[guessButton]) : this.button(guessButton).click();
	}

	#corner(label: string): Locator {
		return this.region
			.locator(".scores")
			.getByRole("paragraph")
			.filter({ hasText: new RegExp(`^${label}`) });
	}
}

export class StagePage extends Stage {
	readonly game: ClassicGame;

	constructor(page: Page, id: GameId) {
		const pool = filterOf(id, "")?.pool();
		if (!pool) throw new Error(`no items for ${id}`);
		const game = CLASSIC_GAMES[id];
		super(page, { title: game.title, buttons: game.buttons, numberOf: (shown) => numberIn(pool, shown) });
		this.game = game;
	}

	async open(): Promise<void> {
		await this.page.goto(this.game.route);
		await this.begin();
	}

	/** Passes the start screen, if there is one, and waits for the first question. */
	async begin(): Promise<void> {
		const start = this.page.getByRole("button", { name: "Start Game" });
		await expect(start.or(this.button("up"))).toBeVisible();
		if (await start.isVisible()) await start.click();
		await this.waitForQuestion();
	}
}

function numberIn({ cards, questions }: Pool, { name, detail, measure }: ShownItem): number {
	// Two items may share a name; the detail distinguishes them.
	const found = cards.filter((card) => card.name === name && (card.detail ?? "") === detail);
	const [card] = found;
	if (!card || found.length > 1) throw new Error(`The catalog has ${found.length} of "${name}".`);
	const question = questions?.findIndex((candidate) => candidate.measure === measure) ?? -1;
	return card.values?.[question] ?? card.value;
}
