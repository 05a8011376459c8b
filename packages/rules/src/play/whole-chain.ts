import { type Random, randomFrom } from "./random.ts";

/** Pools up to this size are searched exhaustively if the quick search leaves an item over. */
const MAX_EXACT_SIZE = 16;
/** How many pairs the quick search compares for each item of the pool: about 50 ms for 800 items. */
const COMPARISONS_PER_ITEM = 1000;

type Fits = (a: number, b: number) => boolean;

interface ChainSpec {
	readonly seed: string;
	readonly poolSize: number;
	readonly fits: Fits;
}

interface Search {
	/** Neighbours fit. */
	readonly chain: number[];
	/** The items that are in no place of the chain. */
	left: number[];
	readonly fits: Fits;
	/** From the deck's seed, so that browser and server search alike. */
	readonly random: Random;
}

/**
 * Returns a chain of all items in which neighbours fit, or of as many as possible, which seed and pool determine.
 * `chain` is the shuffle as far as it goes, and is returned if it has all. Else each left item is put between two
 * neighbours that it fits, or in place of one, which is then left; and the part of the chain behind an item that the
 * last one fits is turned around (Pósa's rotation), which brings others together. All places are chosen at random.
 * The result is the longest in pools of up to 16 items; in larger ones too, unless most of their items may not meet.
 */
export function wholeChain(deck: ChainSpec, chain: readonly number[]): readonly number[] {
	const { seed, poolSize, fits } = deck;
	const dealt = new Set(chain);
	const left = Array.from({ length: poolSize }, (_, index) => index).filter((index) => !dealt.has(index));
	if (left.length === 0 || chain.length < 2) return chain;
	let comparisons = poolSize * COMPARISONS_PER_ITEM;
	const counted = (a: number, b: number) => {
		comparisons--;
		return fits(a, b);
	};
	const search: Search = { chain: [...chain], left, fits: counted, random: randomFrom(`${seed}/whole`) };
	insertLeft(search);
	while (search.left.length > 0 && comparisons > 0) {
		rotate(search);
		replaceOne(search);
		insertLeft(search);
	}
	const isLongest = search.left.length === 0 || poolSize > MAX_EXACT_SIZE;
	return isLongest ? search.chain : longestChain(deck, search.random);
}

/** Puts each left item between neighbours that it fits, or at an end, if there is such a place. */
function insertLeft(search: Search): void {
	const { chain, fits, random } = search;
	search.left = search.left.filter((item) => {
		const at = findFrom(random, chain.length + 1, (place) =>
			fitsBetween(fits, chain[place - 1], item, chain[place]),
		);
		if (at !== undefined) chain.splice(at, 0, item);
		return at === undefined;
	});
}

/** Puts one left item in the place of an item whose neighbours it fits. */
function replaceOne({ chain, left, fits, random }: Search): void {
	const item = left.shift();
	if (item === undefined) return;
	const at = findFrom(random, chain.length, (place) =>
		fitsBetween(fits, chain[place - 1], item, chain[place + 1]),
	);
	left.push(at === undefined ? item : (chain.splice(at, 1, item)[0] ?? item));
}

function fitsBetween(fits: Fits, before: number | undefined, item: number, after: number | undefined) {
	return (before === undefined || fits(before, item)) && (after === undefined || fits(item, after));
}

/** Turns around what comes behind an item that the last one fits; every time from the chain's other end. */
function rotate({ chain, fits, random }: Search): void {
	chain.reverse();
	const last = chain[chain.length - 1] ?? 0;
	const pivot = findFrom(random, chain.length - 2, (place) => fits(chain[place] ?? 0, last));
	if (pivot !== undefined) chain.push(...chain.splice(pivot + 1).reverse());
}

/** Returns the first number below `count` that passes, from a random one on. */
function findFrom(random: Random, count: number, test: (value: number) => boolean): number | undefined {
	const start = random();
	for (let step = 0; step < count; step++) {
		const value = (start + step) % count;
		if (test(value)) return value;
	}
	return undefined;
}

/**
 * Returns a longest chain by trying all. For each set of items (a bit each) it finds those that can be the last of a
 * chain of exactly this set; of the largest set that has any, it then goes back item by item.
 */
function longestChain({ poolSize, fits }: ChainSpec, random: Random): number[] {
	const items = Array.from({ length: poolSize }, (_, index) => index);
	const fitting = items.map((a) => setOf(items.filter((b) => a !== b && fits(a, b))));
	const lastItems = new Uint16Array(1 << poolSize);
	for (const item of items) lastItems[1 << item] = 1 << item;
	let longest = 0;
	for (let set = 1; set < lastItems.length; set++) {
		const last = lastItems[set] ?? 0;
		if (last === 0) continue;
		if (sizeOf(set) > sizeOf(longest)) longest = set;
		for (const next of items) {
			if (set & (1 << next) || !((fitting[next] ?? 0) & last)) continue;
			lastItems[set | (1 << next)] = (lastItems[set | (1 << next)] ?? 0) | (1 << next);
		}
	}
	const chain: number[] = [];
	for (let set = longest, allowed = -1; set !== 0; ) {
		const candidates = (lastItems[set] ?? 0) & allowed;
		const item = findFrom(random, poolSize, (value) => (candidates & (1 << value)) !== 0) ?? 0;
		chain.push(item);
		set &= ~(1 << item);
		allowed = fitting[item] ?? 0;
	}
	return chain;
}

function setOf(items: readonly number[]): number {
	return items.reduce((set, item) => set | (1 << item), 0);
}

function sizeOf(set: number): number {
	let size = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) size++;
	return size;
}
