import type { RowView } from "./board.ts";

/** What stands where a classic game's board names a filter. */
const NO_FEATURE = "Classic";

/** A row of a board as the documented calls have it (contract.md: `Row`). */
export function presentDocumentedRow(row: RowView) {
	return { ...row, formattedDate: row.date.slice(0, "2026-11-22".length), selectedFeature: NO_FEATURE };
}

/** The same as one of a game's high scores (contract.md: `HighScore`). */
export function presentHighScore({ rank: _, efficiency: __, ...row }: RowView) {
	return { ...row, selectedFeature: NO_FEATURE };
}

/** A best score; null where there is none. */
export function presentBest(best: number | null) {
	return best === null ? null : { score: best };
}
