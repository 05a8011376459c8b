import { type DeckPosition, type DeckSpec, dealOpening, draw, drawInCycle } from "../play/deck.ts";

/** Indexes in the pool. */
interface DuelPair {
	readonly first: number;
	readonly second: number;
}

/** Gives the pair of a round, from 1; null when the items have run out. */
export type PairOf = (round: number) => DuelPair | null;

interface Deck extends DeckSpec {
	readonly endsWhenExhausted: boolean;
}

/**
 * Returns the pairs that a seed deals: those of a run that is right every time. They are computed on demand and cached.
 * @throws RangeError if no two items of the pool may meet.
 */
export function pairsOf(deck: Deck): PairOf {
	const { first, second, ...behind } = dealOpening(deck);
	const items = [first, second];
	let position: DeckPosition = behind;
	let isDone = false;

	function deal(): void {
		const table = { leaves: items.at(-2) ?? -1, stays: items.at(-1) ?? -1 };
		const next = deck.endsWhenExhausted ? drawInCycle(deck, position, table) : draw(deck, position, table);
		if (!next) {
			isDone = true;
			return;
		}
		items.push(next.index);
		position = next;
	}

	return (round) => {
		while (!isDone && items.length <= round) deal();
		const [left, right] = [items[round - 1], items[round]];
		return left === undefined || right === undefined ? null : { first: left, second: right };
	};
}

/** Returns the number of rounds, at most `most`. */
export function countRounds(pairOf: PairOf, most: number): number {
	let rounds = 0;
	while (rounds < most && pairOf(rounds + 1)) rounds++;
	return rounds;
}
