import { type DeckSpec, orderOf } from "@hilo/rules/play/deck";

/** Cycles follow each other, so earlier ones are not asked for again. */
const MAX_CYCLES = 2;

export function keepingOrder<Deck extends DeckSpec>(deck: Deck): Deck {
	const orders = new Map<number, Iterable<number>>();
	const order = (cycle: number) => {
		const kept = orders.get(cycle) ?? keeping(orderOf(deck, cycle));
		if (!orders.has(cycle) && orders.size >= MAX_CYCLES) orders.clear();
		orders.set(cycle, kept);
		return kept;
	};
	return { ...deck, order };
}

/** Makes a one-time iterator repeatable. */
function keeping(source: Iterator<number, void>): Iterable<number> {
	const known: number[] = [];
	return {
		[Symbol.iterator]() {
			let place = 0;
			return {
				next() {
					const value = known[place] ?? source.next().value;
					if (value === undefined) return { done: true, value };
					known[place++] = value;
					return { done: false, value };
				},
			};
		},
	};
}
