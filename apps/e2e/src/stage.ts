import { expect, type Locator, type Page } from "@playwright/test";
import { untilSoon } from "./short-pauses.ts";

declare global {
	interface Window {
		hiloGoOn(): void;
	}
}

/** `up` is Higher, and Later in the history game. */
export type Way = "up" | "down";

type Keys = Readonly<Record<Way, string>>;

export interface Shown {
	readonly name: string;
	readonly detail: string;
	readonly measure: string;
}

interface Played {
	readonly title: string;
	readonly buttons: Readonly<Record<Way, string>>;
	/** Returns the item's number. */
	readonly numberOf: (shown: Shown) => number;
}

/** The stage of a game. The test knows its numbers. */
export class Stage {
	readonly page: Page;
	readonly region: Locator;
	readonly over: Locator;
	readonly again: Locator;
	readonly #played: Played;

	constructor(page: Page, played: Played) {
		this.page = page;
		this.region = page.getByRole("region", { name: played.title, exact: true });
		this.over = page.getByRole("dialog");
		this.again = this.over.getByRole("button", { name: /^(?:play|try) again$/i });
		this.#played = played;
	}

	/** Waits until a guess is possible. */
	async waitForQuestion(): Promise<void> {
		await untilSoon(this.page, () => this.button("up").isEnabled());
	}

	button(way: Way): Locator {
		return this.region.getByRole("button", { name: this.#played.buttons[way] });
	}

	async pair(): Promise<Shown[]> {
		return this.region.getByRole("article").evaluateAll((halves) =>
			halves.map((half) => ({
				name: half.querySelector(".half-name")?.firstChild?.textContent ?? "",
				detail: half.querySelector(".half-detail")?.textContent ?? "",
				measure: half.querySelector(".half-measure")?.textContent ?? "",
			})),
		);
	}

	/** Returns the right button; null when both are. */
	async rightWay(): Promise<Way | null> {
		const [first = Number.NaN, second = Number.NaN] = (await this.pair()).map((item) =>
			this.#played.numberOf(item),
		);
		if (first === second) return null;
		return second > first ? "up" : "down";
	}

	async guessRight(keys?: Keys): Promise<void> {
		const before = await this.score();
		await this.#guess((await this.rightWay()) ?? "up", keys);
		await this.expectScore(before + 1);
		await this.waitForQuestion();
	}

	/** Guesses right until the two numbers differ. Returns the right button then. */
	async untilDifferent(keys?: Keys): Promise<Way> {
		let right = await this.rightWay();
		for (; right === null; right = await this.rightWay()) await this.guessRight(keys);
		return right;
	}

	/** Guesses wrong, after right guesses while the numbers are equal, and waits for the game over. */
	async guessWrong(keys?: Keys): Promise<void> {
		const right = await this.untilDifferent(keys);
		await this.#guess(right === "up" ? "down" : "up", keys);
		await untilSoon(this.page, () => this.over.isVisible());
	}

	/** Stops `performance.now`, so that no round ends during a long check. Timers and the server's clock continue. */
	async stopTime(): Promise<() => Promise<void>> {
		await this.page.evaluate(() => {
			const now = performance.now.bind(performance);
			const at = now();
			performance.now = () => at;
			window.hiloGoOn = () => {
				const lost = now() - at;
				performance.now = () => now() - lost;
			};
		});
		return () => this.page.evaluate(() => window.hiloGoOn());
	}

	async score(): Promise<number> {
		return Number(/\d+/.exec((await this.#corner("Score").textContent()) ?? "")?.[0]);
	}

	async expectScore(score: number): Promise<void> {
		await untilSoon(this.page, async () => (await this.score()) === score);
	}

	async expectBest(best: number): Promise<void> {
		await expect(this.#corner("Best")).toHaveText(new RegExp(`^Best\\s*${best}$`));
	}

	#guess(way: Way, keys: Keys | undefined): Promise<void> {
		return keys ? this.page.keyboard.press(keys[way]) : this.button(way).click();
	}

	#corner(label: string): Locator {
		return this.region
			.locator(".scores")
			.getByRole("paragraph")
			.filter({ hasText: new RegExp(`^${label}`) });
	}
}
