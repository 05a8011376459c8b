import { choiceOf } from "@hilo/catalog/choices";
import type { Pool } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type ClassicGame, type GameId } from "@hilo/rules/play/games";
import { expect, type Locator, type Page } from "@playwright/test";

interface Shown {
	readonly name: string;
	readonly detail: string;
	readonly measure: string;
}

/** Any of the eight games, from its first screen on, played as somebody who knows the bundled numbers by heart. */
export class ClassicGamePage {
	readonly page: Page;
	readonly game: ClassicGame;
	readonly region: Locator;
	readonly over: Locator;
	readonly #pool: Pool;

	constructor(page: Page, id: GameId) {
		const pool = choiceOf(id, "")?.pool();
		if (!pool) throw new Error(`no items for ${id}`);
		this.page = page;
		this.game = CLASSIC_GAMES[id];
		this.region = page.getByRole("region", { name: this.game.title, exact: true });
		this.over = page.getByRole("dialog");
		this.#pool = pool;
	}

	/** Goes past the start screen, where there is one, and waits for the first question. */
	async begin(): Promise<void> {
		const start = this.page.getByRole("button", { name: "Start Game" });
		await expect(start.or(this.#button("up"))).toBeVisible();
		if (await start.isVisible()) await start.click();
		await this.waitForQuestion();
	}

	/** Waits until a guess may be made. */
	async waitForQuestion(): Promise<void> {
		await expect(this.#button("up")).toBeEnabled();
	}

	async guessRight(): Promise<void> {
		const before = await this.score();
		await this.#button((await this.#right()) ?? "up").click();
		await this.expectScore(before + 1);
		await this.waitForQuestion();
	}

	/** Guesses wrong, after as many right ones as it takes to meet two different numbers, and waits for the game over. */
	async guessWrong(): Promise<void> {
		let right = await this.#right();
		for (; right === null; right = await this.#right()) await this.guessRight();
		await this.#button(right === "up" ? "down" : "up").click();
		await expect(this.over).toBeVisible();
	}

	/** Guesses with the keyboard. `up` and `down` are the keys for the two buttons. */
	async pressKey(isRight: boolean, { up, down } = { up: "ArrowUp", down: "ArrowDown" }): Promise<void> {
		const isHigher = ((await this.#right()) ?? "up") === "up";
		await this.page.keyboard.press(isHigher === isRight ? up : down);
	}

	async score(): Promise<number> {
		return Number(await this.region.locator(".scores strong").first().textContent());
	}

	async expectScore(score: number): Promise<void> {
		await expect(this.region.locator(".scores strong").first()).toHaveText(String(score));
	}

	#button(way: "up" | "down"): Locator {
		return this.region.getByRole("button", { name: this.game.buttons[way] });
	}

	/** Which button is right; null when both are. */
	async #right(): Promise<"up" | "down" | null> {
		const shown = await this.region.locator("article").evaluateAll((halves): Shown[] =>
			halves.map((half) => ({
				name: half.querySelector(".half-name")?.firstChild?.textContent ?? "",
				detail: half.querySelector(".half-detail")?.textContent ?? "",
				measure: half.querySelector(".half-measure")?.textContent ?? "",
			})),
		);
		const [first = Number.NaN, second = Number.NaN] = shown.map((item) => this.#numberOf(item));
		if (first === second) return null;
		return second > first ? "up" : "down";
	}

	#numberOf({ name, detail, measure }: Shown): number {
		const { cards, questions } = this.#pool;
		const found = cards.filter((card) => card.name === name && (card.detail ?? "") === detail);
		const [card] = found;
		if (!card || found.length > 1) throw new Error(`The catalog has ${found.length} of "${name}".`);
		const question = questions?.findIndex((each) => each.measure === measure) ?? -1;
		return card.values?.[question] ?? card.value;
	}
}
