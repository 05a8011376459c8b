import type { PairValues } from "./engine.ts";
import type { GameId } from "./games.ts";

// Promised in docs/product.md#what-you-know.

/** How close the numbers of a pair are, the closest first. A pair is in the first band below whose limit it is. */
export const CLOSENESS = [
	{ id: "very-close", name: "Very close", ratio: 1.25, years: 5 },
	{ id: "close", name: "Close", ratio: 2, years: 20 },
	{ id: "apart", name: "Apart", ratio: 5, years: 50 },
	{ id: "far", name: "Far apart", ratio: Number.POSITIVE_INFINITY, years: Number.POSITIVE_INFINITY },
] as const;

export type Closeness = (typeof CLOSENESS)[number]["id"];

/** Returns the band of a pair: by the ratio of its numbers, in the history game by the years between them. */
export function closenessOf(game: GameId, { known, hidden }: PairValues): Closeness {
	const [smaller, larger] = known < hidden ? [known, hidden] : [hidden, known];
	const ratio = Math.max(1, larger) / Math.max(1, smaller);
	const band = CLOSENESS.find((each) =>
		game === "history" ? larger - smaller < each.years : ratio < each.ratio,
	);
	return band?.id ?? "far";
}
