import type { Card, Pool } from "./card.ts";
import type { DeckSpec } from "./deck.ts";
import { formatValue, roundingOf } from "./format.ts";
import type { GameId } from "./games.ts";

// Promised in docs/product.md#judging.

/** Beside an estimate, the larger number must be more than this many times the smaller one. */
const ESTIMATE_MARGIN = 1.2;

type Compared = Pick<Card, "value" | "estimate">;

/** Returns whether two items may be compared: equal values or different texts; over 20 % apart beside an estimate. */
export function areComparable(game: GameId, a: Compared, b: Compared): boolean {
	if (a.estimate || b.estimate) {
		const [smaller, larger] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
		if (larger <= smaller * ESTIMATE_MARGIN) return false;
	}
	// Formatting is slow, and most numbers are so far apart that their texts differ.
	const difference = Math.abs(a.value - b.value);
	return (
		difference === 0 ||
		difference > roundingOf(game) ||
		formatValue(game, a.value) !== formatValue(game, b.value)
	);
}

/** Returns which items of a pool may be compared, by their indexes. */
export function fitsIn(
	game: GameId,
	{ cards, questions }: Pick<Pool, "cards" | "questions">,
): DeckSpec["fits"] {
	// Which number a round compares depends on its question, and the texts are not rounded.
	if (questions) return () => true;
	return (a, b) => {
		const [first, second] = [cards[a], cards[b]];
		return first !== undefined && second !== undefined && areComparable(game, first, second);
	};
}

/** Returns whether a pool has two items that may be compared; otherwise it can't be played. */
export function hasPair(game: GameId, pool: Pick<Pool, "cards" | "questions">): boolean {
	const fits = fitsIn(game, pool);
	return pool.cards.some((_, a) => pool.cards.some((_, b) => a !== b && fits(a, b)));
}
