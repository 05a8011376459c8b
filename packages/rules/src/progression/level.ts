// Promised in docs/product.md#xp-and-levels.

const XP_STEP = 100;

/** Returns the XP at which a level starts: 100·(n−1)² for level n, from 1 (docs/product.md#xp-and-levels). */
export function xpOfLevel(level: number): number {
	return XP_STEP * (level - 1) ** 2;
}

/** Returns the level for an amount of XP. Level 1 starts at 0. */
export function levelOf(xp: number): number {
	return Math.floor(Math.sqrt(Math.max(0, xp) / XP_STEP)) + 1;
}
