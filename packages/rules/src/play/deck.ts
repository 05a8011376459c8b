import { shuffle } from "./random.ts";
import { wholeChain } from "./whole-chain.ts";

export interface DeckSpec {
	/** Runs with the same seed and pool show the same items in the same order. */
	readonly seed: string;
	readonly poolSize: number;
	/** Whether a run opens with items 0 and 1 of the pool, or with any two. */
	readonly opening: "first-two" | "random";
	/** Whether two items may be compared, by their indexes in the pool. Symmetric. */
	readonly fits: (a: number, b: number) => boolean;
	/** Whether the items end when all were dealt; else all of them come again in another order. Opens at random. */
	readonly endsWhenExhausted: boolean;
}

export interface DealtItem {
	/** In the pool. */
	readonly index: number;
	/** How often all items had been used up. */
	readonly cycle: number;
}

/** The two shown items. The next one replaces `leaves` and is compared with `stays`. */
interface ShownItems {
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
	let shown = lastItemsOf([...chainOf(deck, cycle - 1)]);
	const chain = [...chainOf(deck, cycle)];
	const skipped: number[] = [];
	for (const [position, index] of chain.entries()) {
		const fittingSkipped =
			position < chain.length - 1
				? takeFirst(skipped, (item) => mayFollow(deck, shown, item) && deck.fits(item, index))
				: undefined;
		if (fittingSkipped !== undefined) {
			yield fittingSkipped;
			shown = { leaves: shown.stays, stays: fittingSkipped };
		}
		if (mayFollow(deck, shown, index)) {
			yield index;
			shown = { leaves: shown.stays, stays: index };
		} else {
			skipped.push(index);
		}
	}
	yield* skipped;
}

/**
 * Yields the items of a run: unused ones of this cycle that fit the item before and are not shown, then the next
 * cycle's. If none of a new cycle fits, the item that leaves comes back. Yields nothing if no two items fit.
 */
export function* itemsOf(deck: DeckSpec): Generator<DealtItem, void> {
	let shown: ShownItems = { leaves: -1, stays: -1 };
	let cycle = openCycle(deck, 0);
	for (let dealt = 0; ; dealt++) {
		let next =
			dealt < OPENING_ITEMS
				? cycle.nextWhere(() => true)
				: cycle.nextWhere((item) => mayFollow(deck, shown, item));
		if (!next) {
			if (deck.endsWhenExhausted || dealt < OPENING_ITEMS) return;
			cycle = openCycle(deck, cycle.number + 1);
			next = cycle.nextWhere((item) => mayFollow(deck, shown, item));
		}
		if (!next) {
			cycle = openCycle(deck, cycle.number);
			next = { index: shown.leaves, cycle: cycle.number };
		}
		yield next;
		shown = { leaves: shown.stays, stays: next.index };
	}
}

function openCycle(deck: DeckSpec, number: number) {
	const order = orderOf(deck, number);
	return {
		number,
		nextWhere(test: (index: number) => boolean): DealtItem | undefined {
			for (let { value } = order.next(); value !== undefined; { value } = order.next()) {
				if (test(value)) return { index: value, cycle: number };
			}
			return undefined;
		},
	};
}

/** A cycle by itself. Only of a deck that ends it matters that no item is left over: else it is in the next cycle. */
function chainOf(deck: DeckSpec, cycle: number): Iterable<number> {
	const chain = greedyChain(deck, cycle);
	return deck.endsWhenExhausted && deck.opening === "random" ? wholeChain(deck, [...chain]) : chain;
}

/** Each place takes the first remaining item of the shuffle that fits the one before. */
function* greedyChain(deck: DeckSpec, cycle: number): Generator<number, void> {
	const remaining = shuffled(deck, cycle);
	let last = takeFirst(remaining, (item) =>
		remaining.some((other) => other !== item && deck.fits(item, other)),
	);
	while (last !== undefined) {
		yield last;
		const before = last;
		last = takeFirst(remaining, (item) => deck.fits(before, item));
	}
}

function shuffled({ seed, poolSize, opening }: DeckSpec, cycle: number): number[] {
	if (cycle > 0 || opening === "random") return shuffle(`${seed}/${cycle}`, poolSize);
	const rest = shuffle(`${seed}/${cycle}`, Math.max(0, poolSize - OPENING_ITEMS));
	return [0, 1, ...rest.map((index) => index + OPENING_ITEMS)].slice(0, poolSize);
}

/** A missing item is -1. */
function lastItemsOf(items: readonly number[]): ShownItems {
	return { leaves: items.at(-2) ?? -1, stays: items.at(-1) ?? -1 };
}

function mayFollow({ fits }: DeckSpec, { leaves, stays }: ShownItems, index: number): boolean {
	return index !== leaves && index !== stays && fits(stays, index);
}

function takeFirst(items: number[], test: (item: number) => boolean): number | undefined {
	const at = items.findIndex(test);
	return at === -1 ? undefined : items.splice(at, 1)[0];
}
