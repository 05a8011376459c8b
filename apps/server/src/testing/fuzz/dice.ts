import { randomFrom } from "@hilo/rules/play/random";

/** Decides what is left to chance. The same seed decides the same. */
export class Dice {
	readonly #next: () => number;

	constructor(seed: string) {
		this.#next = randomFrom(seed);
	}

	/** An integer from 0 to `limit - 1`. */
	below(limit: number): number {
		return Math.floor((this.#next() / 2 ** 32) * limit);
	}

	/** True once in `times`, on average. */
	onceIn(times: number): boolean {
		return this.below(times) === 0;
	}

	/** One of the list, which is not empty. */
	pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
		return list[this.below(list.length)] as T;
	}
}
