import { ITEM_FIELDS } from "../item.ts";
import type { ImportedItem } from "./import-result.ts";

export type Cell = string | number | null;

/** Without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Returns a table as CSV (RFC 4180) in which no cell can run as a formula. Null gives an empty cell. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
	const lines = [head, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`);
	return `${BYTE_ORDER_MARK}${lines.join("")}`;
}

function csvCell(cell: Cell): string {
	if (cell === null) return "";
	const text = typeof cell === "number" ? String(cell) : escapeFormula(cell);
	// Spreadsheets may also separate cells by these, as the settings of the computer say.
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Where spreadsheets start a formula, also after a break in a cell. An apostrophe stops it (OWASP, CSV injection). */
const RUNS = /(^|[;\t\r\n][^\S;\t\r\n]*)('*)(?=[=+\-@＝＋－＠])/g;

/** Protects a cell of a CSV file against formula injection; `unescapeFormula` gives the original. */
function escapeFormula(text: string): string {
	return text.replace(RUNS, "$1'$2");
}

/** Returns the text as it was before `escapeFormula`. */
export function unescapeFormula(text: string): string {
	return text.replace(RUNS, (_, before: string, apostrophes: string) => before + apostrophes.slice(1));
}

/** Returns the items as a JSON list, which an import reads back unchanged. */
export function toJson(items: readonly ImportedItem[]): string {
	const rows = items.map(({ name, value, imageUrl, description, source, note, credit }) => ({
		name,
		value,
		imageUrl,
		...(description && { description }),
		...(source && { source }),
		...(note && { note }),
		...(credit && { credit }),
	}));
	return `${JSON.stringify(rows, null, "\t")}\n`;
}

/** Returns the items as CSV with a heading; an import reads it back unchanged. */
export function toCsv(items: readonly ImportedItem[]): string {
	const rows = items.map((item) => ITEM_FIELDS.map((field) => String(item[field] ?? "")));
	return csvOf(ITEM_FIELDS, rows);
}
