import { shuffle } from "./random.ts";

/** All that decides in which order items come. */
export interface DeckSpec {
	/** Two runs with the same seed and pool show the same items in the same order. */
	readonly seed: string;
	/** How many items there are, at least 2. */
	readonly poolSize: number;
	/** Whether a run opens with items 0 and 1 of the pool or with any two. */
	readonly opening: "first-two" | "random";
}

/** How far a deck has been dealt: all that is needed to deal the next item. */
export interface DeckPosition {
	/** How often all items have been used up. */
	readonly cycle: number;
	/** How many places of this cycle's order have been dealt or passed over. */
	readonly cursor: number;
}

/** A drawn item, and the position after it. */
export interface Draw extends DeckPosition {
	/** The item's index in the pool. */
	readonly index: number;
}

const OPENING_ITEMS = 2;

/**
 * Returns the order of all items in one cycle, each once. The first cycle begins with the two items that open the run.
 */
export function orderOf({ seed, poolSize, opening }: DeckSpec, cycle: number): number[] {
	if (cycle > 0 || opening === "random") return shuffle(`${seed}/${cycle}`, poolSize);
	const rest = shuffle(`${seed}/${cycle}`, poolSize - OPENING_ITEMS);
	return [0, 1, ...rest.map((index) => index + OPENING_ITEMS)];
}

/**
 * Returns the two items that open a run, and the position behind them.
 *
 * @throws RangeError when there are fewer than 2 items.
 */
export function dealOpening(deck: DeckSpec): DeckPosition & { first: number; second: number } {
	const [first, second] = orderOf(deck, 0);
	if (first === undefined || second === undefined || deck.poolSize < OPENING_ITEMS) {
		throw new RangeError("a run needs at least 2 items");
	}
	return { first, second, cycle: 0, cursor: OPENING_ITEMS };
}

/**
 * Returns the next item of this cycle that is not among those to avoid; null when the cycle has no more.
 */
export function drawInCycle(
	deck: DeckSpec,
	{ cycle, cursor }: DeckPosition,
	avoid: readonly number[],
): Draw | null {
	const order = orderOf(deck, cycle);
	for (let at = cursor; at < order.length; at++) {
		const index = order[at];
		if (index !== undefined && !avoid.includes(index)) return { index, cycle, cursor: at + 1 };
	}
	return null;
}

/**
 * Returns the item that follows the two that are shown: one not yet used in this cycle or, when all have been, the first of a new
 * cycle. Neither of the two is drawn, except that with only 2 items the one that leaves must come back.
 */
export function draw(
	deck: DeckSpec,
	position: DeckPosition,
	shown: { leaves: number; stays: number },
): Draw | null {
	const avoid = deck.poolSize > OPENING_ITEMS ? [shown.stays, shown.leaves] : [shown.stays];
	const fresh = { cycle: position.cycle + 1, cursor: 0 };
	return drawInCycle(deck, position, avoid) ?? drawInCycle(deck, fresh, avoid);
}
