import { countryPool } from "@hilo/catalog/country/country.pool";
import { repositoryPool } from "@hilo/catalog/github/github.pool";
import type { Card, Pool } from "@hilo/rules/play/card";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { expect, type Locator, type Page } from "@playwright/test";

const POOLS = { github: repositoryPool, country: countryPool } as const satisfies Record<string, Pool>;
export type PlayedGame = keyof typeof POOLS;

const AGAIN = { github: "Play again", country: "Try Again" } as const;

/** The screen of a classic game, played as somebody who knows the bundled numbers by heart. */
export class StagePage {
	readonly page: Page;
	readonly game: PlayedGame;
	readonly region: Locator;
	readonly over: Locator;
	readonly again: Locator;

	constructor(page: Page, game: PlayedGame) {
		this.page = page;
		this.game = game;
		this.region = page.getByRole("region", { name: CLASSIC_GAMES[game].title, exact: true });
		this.over = page.getByRole("dialog");
		this.again = this.over.getByRole("button", { name: AGAIN[game] });
	}

	/** Opens the game by its address and waits for the first question. */
	async open(): Promise<void> {
		await this.page.goto(CLASSIC_GAMES[this.game].route);
		await this.waitForQuestion();
	}

	/** Waits until a guess may be made. */
	async waitForQuestion(): Promise<void> {
		await expect(this.button("Higher")).toBeEnabled();
	}

	button(direction: "Higher" | "Lower"): Locator {
		return this.region.getByRole("button", { name: direction });
	}

	/** The two items on the stage. */
	async pair(): Promise<{ first: Card; second: Card }> {
		const [first, second] = await this.region.getByRole("article").evaluateAll((articles) =>
			articles.map((article) => ({
				name: article.querySelector("h2")?.textContent,
				detail: article.querySelector("h2 + p")?.textContent,
			})),
		);
		return { first: this.#known(first), second: this.#known(second) };
	}

	/** Which button is right; null when both are. */
	async rightButton(): Promise<"Higher" | "Lower" | null> {
		const { first, second } = await this.pair();
		if (first.value === second.value) return null;
		return second.value > first.value ? "Higher" : "Lower";
	}

	/** Guesses right and waits for the next question. */
	async guessRight(): Promise<void> {
		const before = await this.score();
		await this.button((await this.rightButton()) ?? "Higher").click();
		await this.expectScore(before + 1);
		await this.waitForQuestion();
	}

	/** Guesses wrong, after as many right ones as it takes to meet two different numbers, and waits for the game over. */
	async guessWrong(): Promise<void> {
		let right = await this.rightButton();
		while (right === null) {
			await this.guessRight();
			right = await this.rightButton();
		}
		await this.button(right === "Higher" ? "Lower" : "Higher").click();
		await expect(this.over).toBeVisible();
	}

	async score(): Promise<number> {
		return Number(/\d+/.exec((await this.#corner("Score").textContent()) ?? "")?.[0]);
	}

	async expectScore(score: number): Promise<void> {
		await expect(this.#corner("Score")).toHaveText(new RegExp(`^Score\\s*${score}$`));
	}

	async expectBest(best: number): Promise<void> {
		await expect(this.#corner("Best")).toHaveText(new RegExp(`^Best\\s*${best}$`));
	}

	#corner(label: string): Locator {
		return this.region
			.locator(".scores")
			.getByRole("paragraph")
			.filter({ hasText: new RegExp(`^${label}`) });
	}

	#known(shown: { name: string | undefined; detail: string | undefined } | undefined): Card {
		const { cards }: Pool = POOLS[this.game];
		// Two repositories may have one name; their owners stand beneath.
		const card = cards.find(({ name, detail }) => name === shown?.name && detail === shown.detail);
		if (card === undefined) throw new Error(`The catalog has no ${JSON.stringify(shown)}.`);
		return card;
	}
}
