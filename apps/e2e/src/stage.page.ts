import { filterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type ClassicGame, type GameId } from "@hilo/rules/play/games";
import { expect, type Page } from "@playwright/test";
import { type ShownItem, Stage } from "./stage.ts";

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
