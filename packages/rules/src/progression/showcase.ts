import { type BadgeId, SHOWCASE_SIZE } from "./badges.ts";

// Promised in docs/product.md#badges.

/** Returns a profile's badges: the chosen ones in their order, else the latest first. `earned` is oldest first. */
export function showcaseOf(chosen: readonly BadgeId[] | null, earned: readonly BadgeId[]): BadgeId[] {
	if (chosen) return chosen.filter((id) => earned.includes(id)).slice(0, SHOWCASE_SIZE);
	return earned.slice(-SHOWCASE_SIZE).reverse();
}
