import { randomFrom } from "@hilo/rules/play/random";

/** Returns numbers from 0 to below 1; the same seed gives the same numbers. */
export function seededRandom(seed: string): () => number {
	const random = randomFrom(seed);
	return () => random() / 2 ** 32;
}
