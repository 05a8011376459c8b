const MAX_COUNT_UP_START = 10_000;

/** Returns the number from which a star count counts up: 30 % of the stars, at most 10,000. */
export function countUpStart(stars: number): number {
	return Math.min(Math.floor(stars * 0.3), MAX_COUNT_UP_START);
}
