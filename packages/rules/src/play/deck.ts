import { shuffle } from "./random.ts";

/** All that decides in which order items come. */
export interface DeckSpec {
	/** Two runs with the same seed and pool show the same items in the same order. */
	readonly seed: string;
	/** How many items there are, at least 2. */
	readonly poolSize: number;
	/** Whether a run opens with items 0 and 1 of the pool or with any two. */
	readonly opening: "first-two" | "random";
	/** Whether two items may be compared, by their indexes in the pool; the same either way round. */
	readonly fits: (a: number, b: number) => boolean;
	/** Gives the same as `orderOf`, for whoever has kept what it worked out. */
	readonly order?: (cycle: number) => Iterable<number>;
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

/** The two items that are shown. The next one takes the place of `leaves` and is compared with `stays`. */
export interface Table {
	readonly leaves: number;
	readonly stays: number;
}

const OPENING_ITEMS = 2;

/**
 * Yields the items of a cycle in the order in which they are dealt, each at most once, so that neighbours fit. The first cycle begins with the
 * two items that open the run, and is worked out only as far as it is asked for.
 *
 * A later cycle begins where the one before it ends. What does not fit there comes at the next place where it does, but not among the last two:
 * so each cycle's end is known without dealing all cycles before it. What fits nowhere stands at the end, for `drawInCycle` to judge.
 */
export function* orderOf(deck: DeckSpec, cycle: number): Generator<number, void> {
	if (cycle === 0) return yield* chainOf(deck, cycle);
	let table = endOf([...chainOf(deck, cycle - 1)]);
	const places = [...chainOf(deck, cycle)];
	const passedOver: number[] = [];
	for (const [place, index] of places.entries()) {
		const late =
			place < places.length - 1
				? take(passedOver, (item) => mayFollow(deck, table, item) && deck.fits(item, index))
				: undefined;
		if (late !== undefined) {
			yield late;
			table = { leaves: table.stays, stays: late };
		}
		if (mayFollow(deck, table, index)) {
			yield index;
			table = { leaves: table.stays, stays: index };
		} else {
			passedOver.push(index);
		}
	}
	yield* passedOver;
}

/**
 * Returns the two items that open a run, and the position behind them.
 *
 * @throws RangeError when no two items fit.
 */
export function dealOpening(deck: DeckSpec): DeckPosition & { first: number; second: number } {
	const order = chainOf(deck, 0);
	const [first, second] = [order.next().value, order.next().value];
	if (first === undefined || second === undefined) {
		throw new RangeError("no two items fit");
	}
	return { first, second, cycle: 0, cursor: OPENING_ITEMS };
}

/** Returns the next item of this cycle that fits the one that stays and is not shown already; null when the cycle has no more. */
export function drawInCycle(deck: DeckSpec, { cycle, cursor }: DeckPosition, table: Table): Draw | null {
	let place = 0;
	for (const index of deck.order?.(cycle) ?? orderOf(deck, cycle)) {
		place++;
		if (place > cursor && mayFollow(deck, table, index)) return { index, cycle, cursor: place };
	}
	return null;
}

/**
 * Returns the item that follows the two that are shown: one not yet used in this cycle or, when none of those fits, the first of a new cycle
 * that does. Where nothing else fits, as with only 2 items, the one that leaves comes back.
 */
export function draw(deck: DeckSpec, position: DeckPosition, table: Table): Draw {
	const fresh = { cycle: position.cycle + 1, cursor: 0 };
	return (
		drawInCycle(deck, position, table) ?? drawInCycle(deck, fresh, table) ?? { ...fresh, index: table.leaves }
	);
}

/**
 * Yields a cycle's items without regard to other cycles: each place takes the first of the shuffle that is left and fits the place before. Ends
 * where none does. Begins with an item that fits another.
 */
function* chainOf(deck: DeckSpec, cycle: number): Generator<number, void> {
	const left = shuffled(deck, cycle);
	let last = take(left, (item) => left.some((other) => other !== item && deck.fits(item, other)));
	while (last !== undefined) {
		yield last;
		const before = last;
		last = take(left, (item) => deck.fits(before, item));
	}
}

function shuffled({ seed, poolSize, opening }: DeckSpec, cycle: number): number[] {
	if (cycle > 0 || opening === "random") return shuffle(`${seed}/${cycle}`, poolSize);
	const rest = shuffle(`${seed}/${cycle}`, Math.max(0, poolSize - OPENING_ITEMS));
	return [0, 1, ...rest.map((index) => index + OPENING_ITEMS)].slice(0, poolSize);
}

/** What lies on the table after these items; no item is -1. */
function endOf(items: readonly number[]): Table {
	return { leaves: items.at(-2) ?? -1, stays: items.at(-1) ?? -1 };
}

function mayFollow({ fits }: DeckSpec, { leaves, stays }: Table, index: number): boolean {
	return index !== leaves && index !== stays && fits(stays, index);
}

/** Takes the first item that passes the test out of the list; undefined when none does. */
function take(items: number[], test: (item: number) => boolean): number | undefined {
	const at = items.findIndex(test);
	return at === -1 ? undefined : items.splice(at, 1)[0];
}
