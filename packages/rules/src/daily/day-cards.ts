import type { Card } from "../play/card.ts";
import type { DeckGame } from "./deck-plan.ts";

/** Gives a text that nobody can work out who does not have the site's key: always the same for the same label. */
export type SecretOf = (label: string) => string;

/** No day has more cards of a game to choose from: enough for a pair of almost any difficulty. */
const MAX_CARDS = 12;
/** For how many days the cards of a game are to last, if that leaves the day a choice. */
const WANTED_DAYS = 28;

/**
 * Returns the cards of a game that a day may choose from. The pool is cut in two halves that never change; they are used up in turn, each in an
 * order that is new every time. So no card comes back before the other half was used up: days that are close share none.
 *
 * @param number the deck's number, which may be 0 or less.
 * @param needed how many cards the day needs at least.
 * @param secretOf orders the cards: whoever saw all decks of the past can't tell which come next.
 */
export function cardsOfDay(
	{ game, cards }: { game: DeckGame; cards: readonly Card[] },
	{ number, needed, secretOf }: { number: number; needed: number; secretOf: SecretOf },
): Card[] {
	const halves = halvesOf(
		inSecretOrder(cards, (id) => secretOf(`half ${game} ${id}`)),
		needed,
	);
	const smallest = Math.min(...halves.map((half) => half.length));
	const size = Math.min(smallest, MAX_CARDS, Math.max(needed + 2, Math.floor(cards.length / WANTED_DAYS)));
	const days = halves.map((half) => Math.floor(half.length / size));
	const daysInAll = days.reduce((sum, each) => sum + each, 0);
	const cycle = Math.floor(number / daysInAll);
	let day = number - cycle * daysInAll;
	const at = days[0] !== undefined && day >= days[0] ? 1 : 0;
	if (at === 1) day -= days[0] ?? 0;
	const order = inSecretOrder(halves[at] ?? [], (id) => secretOf(`order ${game} ${cycle} ${id}`));
	return order.slice(day * size, (day + 1) * size);
}

/** One that is too small to be cut stays whole. */
function halvesOf(cards: Card[], needed: number): Card[][] {
	if (cards.length < 2 * needed) return [cards];
	const middle = Math.floor(cards.length / 2);
	return [cards.slice(0, middle), cards.slice(middle)];
}

function inSecretOrder(cards: readonly Card[], secretOfId: (id: string) => string): Card[] {
	return cards
		.map((card) => ({ card, place: secretOfId(card.id) }))
		.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
		.map(({ card }) => card);
}
