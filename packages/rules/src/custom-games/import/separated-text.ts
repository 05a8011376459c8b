/// <reference path="./papaparse.d.ts" />
import Papa from "papaparse";

export interface TextRow {
	readonly line: number;
	readonly raw: string;
	/** Not trimmed, without the quotes around them. */
	readonly cells: readonly string[];
}

export interface TextRows {
	readonly rows: readonly TextRow[];
	readonly hasMore: boolean;
}

/** Many more than an item has fields. Further cells are ignored. */
const MAX_CELLS = 50;
/** Longer than any field may be: cutting here changes no result, and keeps later steps short. */
const MAX_CELL_LENGTH = 4000;
const MAX_RAW_LENGTH = 200;

type LineBreak = "\n" | "\r" | "\r\n";

interface Reading extends TextRows {
	/** A quote was not closed, or text follows it. */
	readonly isBroken: boolean;
}

/** Splits text into rows and cells. Blank lines are skipped. Without a separator each line is one cell. */
export function splitRows(text: string, separator: string | null, maxRows: number): TextRows {
	const lineBreak = (/\r\n?|\n/.exec(text)?.[0] ?? "\n") as LineBreak;
	if (separator === null) return byLine(text, null, maxRows);
	const first = read(text, separator, lineBreak, maxRows);
	// Only in quotes may a cell have a line break: elsewhere the text has several kinds of them.
	const isMixed = first.rows.some(({ raw }) => /[\r\n]/.test(raw) && !raw.includes('"'));
	const unified = isMixed ? text.replace(/\r\n?/g, "\n") : text;
	return repaired(unified, separator, isMixed ? "\n" : lineBreak, maxRows, isMixed ? null : first);
}

/** Reads again what RFC 4180 does not know: \" in quotes, blanks before quotes, quotes around rows, “curly” quotes. */
function repaired(
	text: string,
	separator: string,
	lineBreak: LineBreak,
	maxRows: number,
	known: Reading | null,
): TextRows {
	let result = known ?? read(text, separator, lineBreak, maxRows);
	if (result.isBroken && text.includes('\\"')) {
		const escaped = read(text, separator, lineBreak, maxRows, "\\");
		if (!escaped.isBroken) result = escaped;
	}
	if (result.rows.some(({ cells }) => cells.some((cell) => /^ +"/.test(cell)))) {
		const edge = new RegExp(`(^|[${separator}\r\n]) +(?=")`, "g");
		const tight = read(text.replace(edge, "$1"), separator, lineBreak, maxRows);
		if (!tight.isBroken) result = tight;
	}
	if (!isEven(result) && text.includes("“")) {
		const edge = new RegExp(`(^|[${separator}\r\n])[ ]*“([^“”"\r\n]*)”[ ]*(?=[${separator}\r\n]|$)`, "g");
		const straight = read(text.replace(edge, '$1"$2"'), separator, lineBreak, maxRows);
		if (isEven(straight)) result = straight;
	}
	if (result.isBroken) return byLine(text, separator, maxRows);
	const isWrapped = result.rows.every(
		({ cells: [cell = "", ...rest] }) => rest.length === 0 && cell.includes(separator),
	);
	if (!isWrapped || result.rows.length === 0) return result;
	return {
		hasMore: result.hasMore,
		rows: result.rows.map((row) => ({
			...row,
			cells: byLine(row.cells[0] ?? "", separator, 1).rows[0]?.cells ?? [],
		})),
	};
}

function isEven({ rows }: TextRows): boolean {
	return rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
}

/** Reads each line by itself, with quotes that don't fit as letters: so a stray quote never swallows the rest. */
function byLine(text: string, separator: string | null, maxRows: number): TextRows {
	const rows: TextRow[] = [];
	let line = 0;
	let hasMore = false;
	for (const [written] of text.matchAll(/[^\r\n]+|\r\n?|\n/g)) {
		if (/[\r\n]/.test(written)) {
			line += 1;
			continue;
		}
		if (!/[^\s"',;|]/.test(written)) continue;
		hasMore = rows.length === maxRows;
		if (hasMore) break;
		const alone = separator === null ? null : read(written, separator, "\n", 1);
		const cells =
			separator === null
				? [written.slice(0, MAX_CELL_LENGTH)]
				: alone?.isBroken
					? plainCells(written, separator)
					: alone?.rows[0]?.cells;
		if (cells?.some((cell) => cell.trim() !== "")) {
			rows.push({ line: line + 1, raw: written.slice(0, MAX_RAW_LENGTH).trim(), cells });
		}
	}
	return { rows, hasMore };
}

function plainCells(line: string, separator: string): readonly string[] {
	return line.split(separator, MAX_CELLS).map((cell) => cell.slice(0, MAX_CELL_LENGTH));
}

function read(
	text: string,
	separator: string,
	newline: LineBreak,
	maxRows: number,
	escapeChar = '"',
): Reading {
	const rows: TextRow[] = [];
	let isBroken = false;
	let hasMore = false;
	let at = 0;
	let line = 1;
	Papa.parse(text, {
		delimiter: separator,
		newline,
		escapeChar,
		step: ({ data, errors, meta }, parser) => {
			const raw = text.slice(at, meta.cursor);
			at = meta.cursor;
			const isBlank = data.every((cell) => cell.trim() === "");
			hasMore = rows.length === maxRows && !isBlank;
			if (hasMore || isBroken) return parser.abort();
			isBroken = errors.length > 0;
			if (!isBlank) {
				const cells = data.slice(0, MAX_CELLS).map((cell) => cell.slice(0, MAX_CELL_LENGTH));
				rows.push({ line, raw: raw.slice(0, MAX_RAW_LENGTH).trim(), cells });
			}
			line += raw.match(/\r\n?|\n/g)?.length ?? 0;
		},
	});
	return { rows, hasMore, isBroken };
}
