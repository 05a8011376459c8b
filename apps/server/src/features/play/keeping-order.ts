import { type DeckSpec, orderOf } from "@hilo/rules/play/deck";

/** Two cycles follow one another; of those before nobody asks again. */
const MAX_CYCLES = 2;

/** Returns the deck with its order kept, as far as it has been asked for. */
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

/** Takes from `source` once what may be gone through many times. */
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
