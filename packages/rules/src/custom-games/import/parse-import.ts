import { CUSTOM_GAMES_ERRORS } from "../custom-games.errors.ts";
import { layoutOf } from "./columns.ts";
import {
	IMPORT_TOO_LARGE,
	type ImportOptions,
	type ImportResult,
	MAX_IMPORT_BYTES,
	MAX_IMPORT_ROWS,
} from "./import-result.ts";
import { importRows } from "./import-rows.ts";
import { jsonTable, looksLikeJson } from "./json-table.ts";
import { readingOf } from "./number-column.ts";
import { firstFilled, type SourceTable } from "./source-table.ts";
import { textTable } from "./text-table.ts";

/**
 * Reads pasted text or a file as items: a JSON list, or lines with commas, tabs or semicolons. Never throws:
 * each refused row has a reason, and so has a text that is no table.
 */
export function parseImport(source: string, options: ImportOptions): ImportResult {
	if (isTooLarge(source)) return { isReadable: false, reason: IMPORT_TOO_LARGE };
	const text = source.replace(/^\uFEFF/, "");
	const table = tableOf(text);
	if (!table || table.rows.length === 0) return unreadable();
	const { columns, rows, notes } = layoutOf(table);
	const texts = rows.flatMap(({ cells }) => {
		const cell = firstFilled(cells, columns.value);
		return typeof cell === "string" ? [cell] : [];
	});
	const reading = readingOf(texts, table.format === "semicolon" ? "," : ".", options.decimalMark);
	const imported = importRows(rows, columns, reading, options.room);
	if (imported.length === 0) return unreadable();
	return {
		isReadable: true,
		format: table.format,
		rows: imported,
		notes: [
			...notes,
			...reading.notes,
			...(table.hasMore ? [`Only the first ${MAX_IMPORT_ROWS.toLocaleString("en-US")} rows were read.`] : []),
		],
		decimalMark: reading.decimalMark,
	};
}

function tableOf(text: string): SourceTable | null {
	const json = /^\s*[[{]/.test(text) ? jsonTable(text) : null;
	if (json) return json;
	return looksLikeJson(text) ? null : textTable(text);
}

function unreadable(): ImportResult {
	return { isReadable: false, reason: CUSTOM_GAMES_ERRORS["custom-games/import-failed"].message };
}

/** Counts bytes only if the number of UTF-16 units leaves it open. */
function isTooLarge(text: string): boolean {
	if (text.length > MAX_IMPORT_BYTES) return true;
	return text.length * 3 > MAX_IMPORT_BYTES && bytesOf(text) > MAX_IMPORT_BYTES;
}

/** In UTF-8. Half of a surrogate pair counts as two of its four bytes. */
function bytesOf(text: string): number {
	let bytes = 0;
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
		bytes += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate ? 2 : 3;
	}
	return bytes;
}
