/** Each call returns the next integer, from 0 to 2^32 - 1. */
export type Random = () => number;

type State = [number, number, number, number];

/**
 * Returns the same stream for the same text, on every machine: xoshiro128** with the text's 128-bit hash as its state.
 * It is predictable, but players see only the order of the items, which is no secret. Both sources are public domain:
 * xoshiro128** 1.1, prng.di.unimi.it/xoshiro128starstar.c; cyrb128 by bryc, github.com/bryc/code, jshash/PRNGs.md.
 */
export function randomFrom(seed: string): Random {
	return xoshiro128(hash128(seed));
}

/** Returns xoshiro128** from a state that is not all zero. */
export function xoshiro128([a, b, c, d]: State): Random {
	return () => {
		const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
		const shifted = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= shifted;
		d = rotate(d, 11);
		return result;
	};
}

/** Returns the numbers from 0 to `count - 1` in an order that only the seed determines (Fisher-Yates). */
export function shuffle(seed: string, count: number): number[] {
	const random = randomFrom(seed);
	const order = Array.from({ length: count }, (_, index) => index);
	for (let last = count - 1; last > 0; last--) swap(order, last, below(random, last + 1));
	return order;
}

/** For limits of some thousands, no value is favoured by more than one in a million. */
function below(random: Random, limit: number): number {
	return Math.floor((random() / 2 ** 32) * limit);
}

function swap(order: number[], a: number, b: number): void {
	const previous = order[a] ?? 0;
	order[a] = order[b] ?? 0;
	order[b] = previous;
}

function rotate(x: number, by: number): number {
	return (x << by) | (x >>> (32 - by));
}

function hash128(text: string): State {
	let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		a = b ^ Math.imul(a ^ unit, 597399067);
		b = c ^ Math.imul(b ^ unit, 2869860233);
		c = d ^ Math.imul(c ^ unit, 951274213);
		d = a ^ Math.imul(d ^ unit, 2716044179);
	}
	a = Math.imul(c ^ (a >>> 18), 597399067);
	b = Math.imul(d ^ (b >>> 22), 2869860233);
	c = Math.imul(a ^ (c >>> 17), 951274213);
	d = Math.imul(b ^ (d >>> 19), 2716044179);
	a ^= b ^ c ^ d;
	return [a, b ^ a, c ^ a, d ^ a];
}
