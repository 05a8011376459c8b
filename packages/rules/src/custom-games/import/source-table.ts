import type { ImportedTable } from "./import-result.ts";

export type SourceCell = string | number;

export interface SourceRow {
	readonly row: number;
	readonly text: string;
	readonly cells: readonly SourceCell[];
	/** Set if the row can't be an item, whatever its columns mean. */
	readonly reason?: string;
}

export interface SourceTable {
	readonly format: ImportedTable["format"];
	/** The keys of a JSON list; null for separated text, whose heading, if any, is among its rows. */
	readonly heading: readonly string[] | null;
	readonly rows: readonly SourceRow[];
	readonly hasMore: boolean;
}

/** Returns a cell's text, trimmed. */
export function cellText(cell: SourceCell | undefined): string {
	return cell === undefined ? "" : String(cell).trim();
}

/** Returns the first of the given cells that is not empty; "" if all are. */
export function firstFilled(cells: readonly SourceCell[], columns: readonly number[]): SourceCell {
	for (const column of columns) {
		const cell = cells[column];
		if (cell !== undefined && cellText(cell) !== "") return cell;
	}
	return "";
}
