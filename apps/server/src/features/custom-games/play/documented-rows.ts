import type { RowView } from "./board.ts";

const NO_FEATURE = "Classic";

export function presentDocumentedRow(row: RowView) {
	return { ...row, formattedDate: row.date.slice(0, "2026-11-22".length), selectedFeature: NO_FEATURE };
}

export function presentHighScore({ rank: _, efficiency: __, ...row }: RowView) {
	return { ...row, selectedFeature: NO_FEATURE };
}

export function presentBest(best: number | null) {
	return best === null ? null : { score: best };
}
