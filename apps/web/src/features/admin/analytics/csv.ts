import { guarded } from "@hilo/rules/custom-games/import/cell-guard";

export type Cell = string | number | null;

/** Without this mark spreadsheets take UTF-8 for something older. */
const MARK = "\uFEFF";

/** Returns a table as CSV that no spreadsheet runs anything of. A cell without a value is empty. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
	const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(","));
	return `${MARK}${lines.join("\r\n")}\r\n`;
}

function cellOf(cell: Cell): string {
	if (cell === null) return "";
	const text = typeof cell === "number" ? String(cell) : guarded(cell);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
