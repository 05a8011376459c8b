import type { Card } from "../play/card.ts";
import type { DeckGame } from "./deck-plan.ts";

/** Derives a text from a label, always the same, that can't be guessed without the site's key. */
export type SecretOf = (label: string) => string;

/** The most cards of a game that a day chooses from: enough for a pair of almost any difficulty. */
const MAX_CARDS = 12;
/** For how many days the cards of a game should last, if that leaves the day a choice. */
const WANTED_DAYS = 28;

/**
 * Returns the cards of a game that a day may choose from. The pool's two fixed halves are used up in turn, each in
 * a new secret order, so that close days share no card and the next deck can't be predicted. `number` may be below 1.
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
	const daysPerCycle = days.reduce((sum, count) => sum + count, 0);
	const cycle = Math.floor(number / daysPerCycle);
	let day = number - cycle * daysPerCycle;
	const at = days[0] !== undefined && day >= days[0] ? 1 : 0;
	if (at === 1) day -= days[0] ?? 0;
	const order = inSecretOrder(halves[at] ?? [], (id) => secretOf(`order ${game} ${cycle} ${id}`));
	return order.slice(day * size, (day + 1) * size);
}

/** A pool that is too small to be cut stays whole. */
function halvesOf(cards: Card[], needed: number): Card[][] {
	if (cards.length < 2 * needed) return [cards];
	const middle = Math.floor(cards.length / 2);
	return [cards.slice(0, middle), cards.slice(middle)];
}

function inSecretOrder(cards: readonly Card[], secretOfId: (id: string) => string): Card[] {
	return cards
		.map((card) => ({ card, secret: secretOfId(card.id) }))
		.sort((a, b) => (a.secret < b.secret ? -1 : a.secret > b.secret ? 1 : 0))
		.map(({ card }) => card);
}
