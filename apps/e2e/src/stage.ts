import { expect, type Locator, type Page } from "@playwright/test";
import { untilSoon } from "./short-pauses.ts";

declare global {
	interface Window {
		hiloGoOn(): void;
	}
}

/** One of the two buttons: `up` is Higher, and Later in the history game. */
export type Way = "up" | "down";

/** For each button, the key to press instead of it. */
type Keys = Readonly<Record<Way, string>>;

/** An item as it stands on the stage. */
export interface Shown {
	readonly name: string;
	readonly detail: string;
	readonly measure: string;
}

interface Played {
	/** The game's name. */
	readonly title: string;
	readonly buttons: Readonly<Record<Way, string>>;
	/** What is asked for of an item. */
	readonly numberOf: (shown: Shown) => number;
}

/** The stage of a game, played as somebody who knows its numbers by heart. */
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

	/** Waits until a guess may be made. */
	async waitForQuestion(): Promise<void> {
		await untilSoon(this.page, () => this.button("up").isEnabled());
	}

	button(way: Way): Locator {
		return this.region.getByRole("button", { name: this.#played.buttons[way] });
	}

	/** The two items on the stage. */
	async pair(): Promise<Shown[]> {
		return this.region.getByRole("article").evaluateAll((halves) =>
			halves.map((half) => ({
				name: half.querySelector(".half-name")?.firstChild?.textContent ?? "",
				detail: half.querySelector(".half-detail")?.textContent ?? "",
				measure: half.querySelector(".half-measure")?.textContent ?? "",
			})),
		);
	}

	/** Which button is right; null when both are. */
	async rightWay(): Promise<Way | null> {
		const [first = Number.NaN, second = Number.NaN] = (await this.pair()).map((item) =>
			this.#played.numberOf(item),
		);
		if (first === second) return null;
		return second > first ? "up" : "down";
	}

	/** Guesses right, with the buttons or these keys, and waits for the next question. */
	async guessRight(keys?: Keys): Promise<void> {
		const before = await this.score();
		await this.#guess((await this.rightWay()) ?? "up", keys);
		await this.expectScore(before + 1);
		await this.waitForQuestion();
	}

	/** Guesses right until two different numbers are on the stage. Returns which button is right then. */
	async untilDifferent(keys?: Keys): Promise<Way> {
		let right = await this.rightWay();
		for (; right === null; right = await this.rightWay()) await this.guessRight(keys);
		return right;
	}

	/** Guesses wrong, after as many right ones as it takes to meet two different numbers, and waits for the game over. */
	async guessWrong(keys?: Keys): Promise<void> {
		const right = await this.untilDifferent(keys);
		await this.#guess(right === "up" ? "down" : "up", keys);
		await untilSoon(this.page, () => this.over.isVisible());
	}

	/**
	 * Stops the time that the stage goes by, so that no round ends while somebody looks around for long. Returns what lets it go on.
	 * Timers still fire. The server's own time goes on.
	 */
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
