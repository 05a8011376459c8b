import { type DeckPosition, type DeckSpec, dealOpening, draw, drawInCycle } from "../play/deck.ts";

/** The two items of a round, by their indexes in the pool. */
export interface DuelPair {
	readonly first: number;
	readonly second: number;
}

/** Gives the pair of a round, from 1; null where the items have run out. */
export type PairOf = (round: number) => DuelPair | null;

interface Deck extends DeckSpec {
	readonly endsWhenExhausted: boolean;
}

/**
 * Returns the pairs that a seed deals, whatever anybody answers: those of a run with the same seed and pool that is right every time. They are
 * worked out as far as they are asked for, and kept.
 *
 * @throws RangeError when no two items of the pool may meet.
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

/** Returns how many rounds there are, up to a number of them. */
export function countRounds(pairOf: PairOf, most: number): number {
	let rounds = 0;
	while (rounds < most && pairOf(rounds + 1)) rounds++;
	return rounds;
}
