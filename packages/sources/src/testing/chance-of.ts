import { randomFrom } from "@hilo/rules/play/random";

/** Gives random numbers from 0 to below 1, the same ones each time for the same seed, so that a test fails again as it did. */
export function chanceOf(seed: string): () => number {
	const random = randomFrom(seed);
	return () => random() / 2 ** 32;
}
