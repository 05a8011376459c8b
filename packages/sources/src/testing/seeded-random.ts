import { randomFrom } from "@hilo/rules/play/random";

/** Returns a source of numbers from 0 to below 1. The same seed gives the same numbers, so a failed test fails again. */
export function seededRandom(seed: string): () => number {
	const random = randomFrom(seed);
	return () => random() / 2 ** 32;
}
