import type { ImportedTable } from "./import-result.ts";

/** A cell as it was written. A number of a JSON list is one already. */
export type SourceCell = string | number;

export interface SourceRow {
	readonly row: number;
	readonly text: string;
	readonly cells: readonly SourceCell[];
	/** Why it can't be an item whatever its columns mean. */
	readonly reason?: string;
}

/** What was pasted, as rows of cells, before it is known what the columns are. */
export interface SourceTable {
	readonly format: ImportedTable["format"];
	/** The keys of a JSON list. Separated text has its heading, if any, among its rows. */
	readonly heading: readonly string[] | null;
	readonly rows: readonly SourceRow[];
	/** Whether there were more rows than are looked at. */
	readonly hasMore: boolean;
}

/** Returns a cell's text, without blanks around it. */
export function cellText(cell: SourceCell | undefined): string {
	return cell === undefined ? "" : String(cell).trim();
}

/** Returns the first of the given cells that is not empty. */
export function firstFilled(cells: readonly SourceCell[], columns: readonly number[]): SourceCell {
	for (const column of columns) {
		const cell = cells[column];
		if (cell !== undefined && cellText(cell) !== "") return cell;
	}
	return "";
}
