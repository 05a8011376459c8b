import type { ImportResult } from "@hilo/rules/custom-games/import/import-result";
import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { valueText } from "./sheet.ts";

/** Whether pasted text is more than that of one cell: lines, or cells of a spreadsheet. */
export function isBlock(text: string): boolean {
	return /[\t\r\n]/.test(text.replace(/(?:\r\n?|\n)$/, ""));
}

/** Splits pasted text into lines, and these at tabs into cells, as a spreadsheet does. */
export function blockCells(text: string): string[][] {
	const bare = text.replace(/(?:\r\n?|\n)$/, "");
	return bare.includes("\t") ? cellsAtTabs(bare) : bare.split(/\r\n?|\n/).map((line) => [line.trim()]);
}

/** Whether cells need no reading: a name, a plain number and perhaps a picture's address in each line. */
export function arePlain(lines: readonly (readonly string[])[]): boolean {
	return lines.every(
		({ length, 0: name = "", 1: value = "", 2: picture = "" }) =>
			length <= 3 &&
			/^\p{L}/u.test(name) &&
			/^\d+(?:\.\d+)?$/.test(value) &&
			/^(?:\/|https:|$)/.test(picture),
	);
}

/**
 * Returns the cells of a pasted table as an import reads it, in the order of the editor's columns; null for one that
 * leaves something open or has other columns, which needs the import's preview.
 */
export function importedCells(result: ImportResult): string[][] | null {
	if (!result.isReadable) return null;
	const { choices, columns, questions, rows } = result;
	const isInOrder = columns.every(
		(_, at) => ITEM_FIELDS[at] !== undefined && choices.columns[ITEM_FIELDS[at]] === at,
	);
	const isPlain = rows.every(({ notes, changes }) => notes.length === 0 && changes.length === 0);
	if (!isInOrder || !isPlain || questions.length > 0 || choices.skippedRows > 0) return null;
	return rows.map(({ cells, item }) =>
		item ? cells.map((text, at) => (ITEM_FIELDS[at] === "value" ? valueText(item.value) : text)) : [...cells],
	);
}

/** Whether an import finds an item in a pasted text. */
export function hasItems(result: ImportResult): boolean {
	return result.isReadable && result.rows.some(({ item }) => item !== null);
}

/** The fields that get a text where a block is pasted from a field on. */
export function filledFields(lines: readonly (readonly string[])[], from: ItemField): readonly ItemField[] {
	const first = ITEM_FIELDS.indexOf(from);
	return ITEM_FIELDS.filter((_, at) => lines.some((line) => (line[at - first] ?? "") !== ""));
}

/** How many cells of a block stand beside the last column. */
export function countOutside(lines: readonly (readonly string[])[], from: ItemField): number {
	const room = ITEM_FIELDS.length - ITEM_FIELDS.indexOf(from);
	return lines.reduce((sum, line) => sum + line.slice(room).filter((text) => text !== "").length, 0);
}

/** A quoted cell may contain anything; a doubled quote stands for one. Other quotes are part of the text. */
function cellsAtTabs(text: string): string[][] {
	const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n?|\n|$)/gy;
	const lines: string[][] = [[]];
	for (const [, inQuotes, plain = "", end] of text.matchAll(cell)) {
		lines.at(-1)?.push((inQuotes?.replaceAll('""', '"') ?? plain).trim());
		if (end === "") break;
		if (end !== "\t") lines.push([]);
	}
	return lines;
}
