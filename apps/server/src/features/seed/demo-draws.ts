import { type Random, randomFrom } from "@hilo/rules/play/random";
import { v7 } from "uuid";

/** Fixed, so that a seed gives the same data on any day. */
export const FIRST_JOINED = Date.UTC(2025, 0, 1);
export const LAST_PLAYED = Date.UTC(2026, 9, 31);

/** Ids rise with the index, so that inserts append to the database index instead of touching all of it. */
export function demoId(name: string, index: number): string {
	const next = randomFrom(name);
	const random = Uint8Array.from({ length: 16 }, () => next() & 0xff);
	return v7({ msecs: FIRST_JOINED + index, seq: 0, random });
}

/** Between 0 and 1, both excluded. */
export function fractions(random: Random): () => number {
	return () => (random() + 0.5) / 2 ** 32;
}

export function between(from: number, to: number, fraction: number): number {
	return Math.floor(from + (to - from) * fraction);
}

export function pickOf<T>(all: readonly T[], fraction: number): T {
	const item = all[Math.floor(fraction * all.length)];
	if (item === undefined) throw new RangeError("nothing to draw from");
	return item;
}

export interface SeedOptions {
	/** How many demo players there are. */
	readonly users: number;
	/** The same seed gives the same data. */
	readonly seed: string;
	/** How many games or runs there shall be in the end. */
	readonly count: number;
	/** Called after each batch. */
	onProgress?(done: number): void;
}
