/** The most rows that a board shows (games.md, section 5). */
export const BOARD_ROWS = 10;

// Promised in docs/product.md#leaderboards.

/** What a classic board is ordered by. `achievedAt`: epoch ms. */
export interface ClassicRanked {
	readonly score: number;
	readonly verified: boolean;
	readonly achievedAt: number;
}

/** What a custom game's board is ordered by. `timePerGuess`: seconds; `date`: epoch ms. */
export interface CustomRanked {
	readonly score: number;
	readonly timePerGuess: number;
	readonly date: number;
	readonly verified: boolean;
}

/** What a custom game's board can be ordered by. */
export const CUSTOM_ORDERS = ["score", "time", "date"] as const;
export type CustomOrder = (typeof CUSTOM_ORDERS)[number];

type Compare<Row> = (a: Row, b: Row) => number;

/** For `sort`, best first: by score, then what was judged, then the earlier (D12, D35). */
export const compareClassic: Compare<ClassicRanked> = (a, b) =>
	b.score - a.score || verifiedFirst(a, b) || a.achievedAt - b.achievedAt;

/** For `sort`, best first (D27, D35): each order of a custom game's board, and then what was judged. */
export const COMPARE_CUSTOM: Readonly<Record<CustomOrder, Compare<CustomRanked>>> = {
	score: (a, b) =>
		b.score - a.score || a.timePerGuess - b.timePerGuess || a.date - b.date || verifiedFirst(a, b),
	time: (a, b) => a.timePerGuess - b.timePerGuess || verifiedFirst(a, b),
	date: (a, b) => b.date - a.date || verifiedFirst(a, b),
};

/** Returns the order that a client asked for; an unknown one means score (D42). */
export function customOrder(sortBy: string | undefined): CustomOrder {
	return CUSTOM_ORDERS.find((order) => order === sortBy) ?? "score";
}

/** Returns a custom game's board: one row a user, best first, at most 10; by time only scores above 0 count (D27). */
export function rankCustom<Row extends CustomRanked & { readonly userId: string }>(
	rows: readonly Row[],
	order: CustomOrder,
): Row[] {
	const counted = order === "time" ? rows.filter(({ score }) => score > 0) : rows;
	const seen = new Set<string>();
	return counted
		.toSorted(COMPARE_CUSTOM[order])
		.filter(({ userId }) => !seen.has(userId) && seen.add(userId))
		.slice(0, BOARD_ROWS);
}

/** Returns the share of guesses that were right, in percent, rounded (D27); 0 where there were none. */
export function efficiency(score: number, totalGuesses: number): number {
	return totalGuesses > 0 ? Math.round((score / totalGuesses) * 100) : 0;
}

function verifiedFirst(a: { verified: boolean }, b: { verified: boolean }): number {
	return Number(b.verified) - Number(a.verified);
}
