import { type BadgeId, SHOWCASE_SIZE } from "./badges.ts";

// Promised in docs/product.md#badges.

/**
 * Returns the badges that a profile shows off: those that its owner chose, in the chosen order, or else the latest, the newest first.
 *
 * @param earned in the order in which they were earned.
 */
export function showcaseOf(chosen: readonly BadgeId[] | null, earned: readonly BadgeId[]): BadgeId[] {
	if (chosen) return chosen.filter((id) => earned.includes(id)).slice(0, SHOWCASE_SIZE);
	return earned.slice(-SHOWCASE_SIZE).reverse();
}
