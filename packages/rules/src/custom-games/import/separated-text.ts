export const SEPARATORS = { tab: "\t", semicolon: ";", comma: "," } as const;
export type SeparatorName = keyof typeof SEPARATORS;

export interface SeparatedRow {
	readonly line: number;
	readonly raw: string;
	readonly cells: readonly SeparatedCell[];
}

export interface SeparatedCell {
	/** Not trimmed, without the quotes around it. */
	readonly text: string;
	readonly isQuoted: boolean;
}

/** Many more than an item has fields. Further cells are ignored. */
const MAX_CELLS = 50;
/** Longer than any field may be: cutting here changes no result, and keeps later steps short. */
const MAX_CELL_LENGTH = 4000;
const MAX_RAW_LENGTH = 200;

/**
 * Splits text into rows and cells in linear time, like RFC 4180, but allows blanks around quotes and any line break;
 * an unclosed quote is an ordinary letter. Blank lines are skipped.
 */
export function splitRows(
	text: string,
	separator: string,
	maxRows: number,
): { readonly rows: readonly SeparatedRow[]; readonly hasMore: boolean } {
	const rows: SeparatedRow[] = [];
	const ending = new RegExp(`[${separator}\r\n]`, "g");
	let at = 0;
	let line = 1;
	while (at < text.length && rows.length < maxRows) {
		if (isBreak(text, at)) {
			if (text[at] !== "\r" || text[at + 1] !== "\n") line += 1;
			at += 1;
			continue;
		}
		const { cells, end } = readRow(text, at, separator, ending);
		if (cells.some((cell) => cell.text.trim() !== "")) {
			rows.push({ line, raw: text.slice(at, Math.min(end, at + MAX_RAW_LENGTH)).trim(), cells });
		}
		line += breaksIn(text, at, end);
		at = end;
	}
	return { rows, hasMore: text.slice(at).trim() !== "" };
}

function readRow(
	text: string,
	from: number,
	separator: string,
	ending: RegExp,
): { cells: SeparatedCell[]; end: number } {
	const cells: SeparatedCell[] = [];
	let at = from;
	for (;;) {
		const quoted = readQuoted(text, at, separator);
		const end = quoted?.end ?? endOfPlain(text, at, ending);
		if (cells.length < MAX_CELLS) {
			const content = quoted?.content ?? text.slice(at, Math.min(end, at + MAX_CELL_LENGTH));
			cells.push({ text: content.slice(0, MAX_CELL_LENGTH), isQuoted: quoted !== null });
		}
		if (text[end] !== separator) return { cells, end };
		at = end + 1;
	}
}

/** Null without quotes, or if more text follows the closing quote. */
function readQuoted(text: string, from: number, separator: string): { content: string; end: number } | null {
	const open = afterBlanks(text, from);
	if (text[open] !== '"') return null;
	let close = text.indexOf('"', open + 1);
	while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
	if (close === -1) return null;
	const end = afterBlanks(text, close + 1);
	const isEnd = end >= text.length || text[end] === separator || isBreak(text, end);
	return isEnd ? { content: text.slice(open + 1, close).replaceAll('""', '"'), end } : null;
}

function isBreak(text: string, at: number): boolean {
	return text[at] === "\n" || text[at] === "\r";
}

function endOfPlain(text: string, from: number, ending: RegExp): number {
	ending.lastIndex = from;
	return ending.exec(text)?.index ?? text.length;
}

function afterBlanks(text: string, from: number): number {
	let at = from;
	while (text[at] === " ") at += 1;
	return at;
}

function breaksIn(text: string, from: number, end: number): number {
	let count = 0;
	for (let at = from; at < end; at += 1) {
		if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) count += 1;
	}
	return count;
}
