import { shuffle } from "./random.ts";

export interface DeckSpec {
	/** Runs with the same seed and pool show the same items in the same order. */
	readonly seed: string;
	readonly poolSize: number;
	/** Whether a run opens with items 0 and 1 of the pool, or with any two. */
	readonly opening: "first-two" | "random";
	/** Whether two items may be compared, by their indexes in the pool. Symmetric. */
	readonly fits: (a: number, b: number) => boolean;
	/** A cached `orderOf`. */
	readonly order?: (cycle: number) => Iterable<number>;
}

export interface DeckPosition {
	/** How often all items have been used up. */
	readonly cycle: number;
	/** How many places of this cycle's order were dealt or skipped. */
	readonly cursor: number;
}

export interface Draw extends DeckPosition {
	readonly index: number;
}

/** The two shown items. The next one replaces `leaves` and is compared with `stays`. */
export interface Table {
	readonly leaves: number;
	readonly stays: number;
}

const OPENING_ITEMS = 2;

/**
 * Yields the items of a cycle in dealing order, so that neighbours fit, also across the border to the cycle before.
 * A skipped item comes where it fits, but not among the last two: so a cycle's end is known without earlier cycles.
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

/** Returns the two items that open a run, and the position after them. @throws RangeError if no two items fit. */
export function dealOpening(deck: DeckSpec): DeckPosition & { first: number; second: number } {
	const order = chainOf(deck, 0);
	const [first, second] = [order.next().value, order.next().value];
	if (first === undefined || second === undefined) {
		throw new RangeError("no two items fit");
	}
	return { first, second, cycle: 0, cursor: OPENING_ITEMS };
}

/** Returns the next item of this cycle that fits `stays` and is not shown already; null if the cycle has none left. */
export function drawInCycle(deck: DeckSpec, { cycle, cursor }: DeckPosition, table: Table): Draw | null {
	let place = 0;
	for (const index of deck.order?.(cycle) ?? orderOf(deck, cycle)) {
		place++;
		if (place > cursor && mayFollow(deck, table, index)) return { index, cycle, cursor: place };
	}
	return null;
}

/** Returns the next item: one not yet used in this cycle, else the first that fits of a new one, else `leaves`. */
export function draw(deck: DeckSpec, position: DeckPosition, table: Table): Draw {
	const fresh = { cycle: position.cycle + 1, cursor: 0 };
	return (
		drawInCycle(deck, position, table) ?? drawInCycle(deck, fresh, table) ?? { ...fresh, index: table.leaves }
	);
}

/** A cycle by itself: each place takes the first remaining item of the shuffle that fits the one before. */
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

/** A missing item is -1. */
function endOf(items: readonly number[]): Table {
	return { leaves: items.at(-2) ?? -1, stays: items.at(-1) ?? -1 };
}

function mayFollow({ fits }: DeckSpec, { leaves, stays }: Table, index: number): boolean {
	return index !== leaves && index !== stays && fits(stays, index);
}

function take(items: number[], test: (item: number) => boolean): number | undefined {
	const at = items.findIndex(test);
	return at === -1 ? undefined : items.splice(at, 1)[0];
}
