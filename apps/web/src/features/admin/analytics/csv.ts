import { escapeFormula } from "@hilo/rules/custom-games/import/cell-guard";
import { saveFile } from "../../../platform/save-file.ts";

export type Cell = string | number | null;

/** A byte order mark: without it spreadsheets do not read the file as UTF-8. */
const MARK = "\uFEFF";

/** Returns a table as CSV in which no cell can run as a formula. Null gives an empty cell. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
	const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(","));
	return `${MARK}${lines.join("\r\n")}\r\n`;
}

function cellOf(cell: Cell): string {
	if (cell === null) return "";
	const text = typeof cell === "number" ? String(cell) : escapeFormula(cell);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function saveCsv(name: string, csv: string): void {
	saveFile(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
}
