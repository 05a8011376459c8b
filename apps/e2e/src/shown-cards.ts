import { filterOf } from "@hilo/catalog/filters";
import type { Card } from "@hilo/rules/play/card";
import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { Page } from "@playwright/test";

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

export function shownPair(page: Page): Promise<ShownPair> {
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
export function expectedPair(id: GameId, { cards }: ShownPair, isKnown: boolean): ShownPair {
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
