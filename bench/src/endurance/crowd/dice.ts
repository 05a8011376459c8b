import { randomFrom } from "@hilo/rules/play/random";

/** Makes random decisions that the seed determines. */
export class Dice {
	readonly #next: () => number;

	constructor(seed: string) {
		this.#next = randomFrom(seed);
	}

	below(limit: number): number {
		return Math.floor((this.#next() / 2 ** 32) * limit);
	}

	onceIn(times: number): boolean {
		return this.below(times) === 0;
	}

	pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
		return list[this.below(list.length)] as T;
	}
}
