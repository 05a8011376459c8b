const LARGEST_OFFSET = 10_000;

/**
 * Where the count-up of a star count begins: 30 % of the stars, at most 10,000 (games.md, section 4), so that small and large
 * numbers both have a way to go.
 */
export function countUpStart(stars: number): number {
	return Math.min(Math.floor(stars * 0.3), LARGEST_OFFSET);
}
