import { dayOfDeck } from "@hilo/rules/daily/days";
import { type DeckRound, dealDeck } from "@hilo/rules/daily/deal-deck";
import { easeOf } from "@hilo/rules/daily/deck-plan";
import { areComparable } from "@hilo/rules/play/comparable";
import { shuffle } from "@hilo/rules/play/random";
import { expect, it } from "vitest";
import { filterOf } from "./filters.ts";

const DAYS = 120;

function deckOf(number: number): DeckRound[] {
	// Replaces the HMAC.
	const secretOf = (label: string) => shuffle(`the tests ${label}`, 20).join("-");
	const poolOf = (game: DeckRound["game"]) => {
		const filter = filterOf(game, "");
		if (!filter) throw new RangeError(`No pool of ${game}`);
		return filter.pool();
	};
	return dealDeck(dayOfDeck(number), poolOf, secretOf);
}

const decks = Array.from({ length: DAYS }, (_, index) => deckOf(142 + index));
const cardsOf = (deck: readonly DeckRound[] = []) =>
	deck.flatMap(({ game, first, second }) => [`${game} ${first.id}`, `${game} ${second.id}`]);

it("deals pairs of different bundled items, from easy to difficult", () => {
	for (const deck of decks) {
		const eases = deck.map(({ game, first, second }) => easeOf(game, first, second));
		expect(eases).toEqual([...eases].sort((a, b) => b - a));
		expect(Math.max(...eases)).toBeGreaterThan(0.9);
		expect(Math.min(...eases)).toBeLessThan(0.25);
		for (const { game, first, second } of deck) {
			expect(areComparable(game, first, second)).toBe(true);
			expect(first.value).not.toBe(second.value);
		}
	}
});

it("repeats no item within a week", () => {
	for (const [index, deck] of decks.entries()) {
		const before = new Set(decks.slice(Math.max(0, index - 6), index).flatMap(cardsOf));
		expect(cardsOf(deck).filter((card) => before.has(card))).toEqual([]);
	}
});
