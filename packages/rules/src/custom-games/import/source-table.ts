import type { Join, SeparatorName } from "./import-result.ts";

export type SourceCell = string | number;

export interface SourceRow {
	readonly row: number;
	readonly text: string;
	readonly cells: readonly SourceCell[];
	/** Set if the row can't be an item, whatever its columns mean. */
	readonly reason?: string;
	/** What was joined or left out of the row's cells. */
	readonly changes?: readonly string[];
	readonly notes?: readonly string[];
}

export interface SourceTable {
	/** Null for JSON. */
	readonly separator: SeparatorName | null;
	/** Null for a table without one. */
	readonly heading: readonly string[] | null;
	/** How many rows above the heading are skipped. */
	readonly skippedRows: number;
	/** Lines that look like titles above the table, skipped or not. */
	readonly titles: readonly string[];
	readonly rows: readonly SourceRow[];
	readonly join: Join;
	/** What was joined first, or could be; null if there is nothing to ask. */
	readonly joinExample: string | null;
	/** Whether cells could also be parts of one number. */
	readonly isJoinOpen: boolean;
	readonly hasMore: boolean;
}

/** Returns a cell's text, trimmed. */
export function cellText(cell: SourceCell | undefined): string {
	return cell === undefined ? "" : String(cell).trim();
}
