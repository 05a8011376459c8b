import { numberOf, readNumber, type WrittenNumber } from "../../text/numbers.ts";
import { isAddress, numbersIn } from "./column-statistics.ts";
import { unescapeFormula } from "./csv.ts";
import { fieldNamed, headsNames } from "./field-names.ts";
import { type ImportOverrides, MAX_IMPORT_ROWS, SEPARATORS, type SeparatorName } from "./import-result.ts";
import { joinCells, mayBeThousands } from "./join-cells.ts";
import { listEntry, withoutListMark, withoutMarkup } from "./list-lines.ts";
import { splitRows, type TextRow } from "./separated-text.ts";
import type { SourceTable } from "./source-table.ts";

const SAMPLE = 50;
/** Enough to guess the separator from. */
const SAMPLE_LENGTH = 50_000;
const MAX_ABOVE = 20;

/** What Excel writes above a table. */
const SEPARATOR_MARK = /^sep=([,;\t|])\r?\n/i;

/** Returns the rows of separated text or of a list, as chosen, else as it fits best. */
export function textTable(source: string, chosen: ImportOverrides): SourceTable {
	const [mark = "", marked = ""] = SEPARATOR_MARK.exec(source) ?? [];
	// The line stays, so that rows keep their numbers.
	const text = mark === "" ? source : source.slice(mark.length - 1);
	const separator = chosen.separator ?? separatorNamed(marked) ?? separatorOf(text);
	const split = splitRows(text, SEPARATORS[separator], MAX_IMPORT_ROWS);
	if (separator === "none") return listTable(split.rows, split.hasMore, chosen);
	const all = separator === "pipe" ? split.rows.flatMap(barRow) : split.rows;
	const ruled = separator === "pipe" ? ruledRow(split.rows) : undefined;
	const isMarked = hasListMarks(all);
	const titles = rowsAbove(all);
	const skippedRows = chosen.skippedRows ?? titles;
	const [first, ...rest] = all.slice(skippedRows);
	const hasHeading =
		first !== undefined && (chosen.hasHeading ?? (first.line === ruled || isHeading(first, rest)));
	const heading = hasHeading ? first.cells.map((cell) => unescapeFormula(cell.trim())) : null;
	const rows = hasHeading || first === undefined ? rest : [first, ...rest];
	const picture = heading?.findIndex((cell) => fieldNamed(cell)?.field === "imageUrl") ?? -1;
	const guessed = separator === "comma" ? joinCells(rows, heading, picture, undefined) : null;
	const joining =
		guessed && chosen.join !== undefined ? joinCells(rows, heading, picture, chosen.join) : guessed;
	const unsureJoin = guessed === null || hasHeading ? null : mayBeThousands(rows);
	return {
		separator,
		heading,
		skippedRows,
		titles: all.slice(0, titles).map(({ raw }) => raw),
		rows: rows.map(({ line, raw, cells }, at) => {
			const joined = joining?.rows[at];
			return {
				row: line,
				text: raw,
				cells: (joined?.cells ?? cells).map((cell, column) =>
					isMarked && column === 0 ? withoutListMark(cell).trim() : unescapeFormula(cell.trim()),
				),
				changes: [...(joined?.changes ?? []), ...(isMarked ? ["Mark of the list left out"] : [])],
				...(joined?.reason === undefined ? {} : { reason: joined.reason }),
			};
		}),
		join: joining?.join ?? "none",
		joinExample: guessed?.rows.flatMap(({ changes }) => changes)[0] ?? unsureJoin,
		isJoinOpen: joining?.isOpen ?? false,
		hasMore: split.hasMore,
	};
}

function separatorNamed(sign: string): SeparatorName | undefined {
	return (Object.keys(SEPARATORS) as SeparatorName[]).find((name) => SEPARATORS[name] === sign);
}

/** "1. Norway,148": marks of a list before all rows are no part of the names. */
function hasListMarks(rows: readonly TextRow[]): boolean {
	return rows.length > 1 && rows.every(({ cells: [first = ""] }) => withoutListMark(first) !== first);
}

function listTable(lines: readonly TextRow[], hasMore: boolean, chosen: ImportOverrides): SourceTable {
	const begins = lines.slice(0, MAX_ABOVE).findIndex(({ raw }) => listEntry(raw) !== null);
	const titles = Math.max(0, begins);
	const skippedRows = chosen.skippedRows ?? titles;
	const [first, ...rest] = lines.slice(skippedRows);
	const rows = chosen.hasHeading || first === undefined ? rest : [first, ...rest];
	return {
		separator: "none",
		heading: chosen.hasHeading ? ["Name", "Value"] : null,
		skippedRows,
		titles: lines.slice(0, titles).map(({ raw }) => raw),
		rows: rows.map(({ line, raw }) => {
			const entry = listEntry(raw);
			const cells = entry ? [entry.name, entry.value] : [withoutMarkup(raw)];
			return { row: line, text: raw, cells, changes: markChanges(raw, cells[0] ?? "") };
		}),
		join: "none",
		joinExample: null,
		isJoinOpen: false,
		hasMore,
	};
}

/** Names the marks of Markdown that were left out around a name. */
function markChanges(raw: string, name: string): readonly string[] {
	const marked = /\*\*|__|`|\]\(/.test(raw) && !raw.includes(` ${name} `) ? raw.slice(0, 60) : "";
	return marked === "" ? [] : [`From “${marked}”`];
}

/** Between bars: without the bars around a row, rules such as |---|---| and the marks of Markdown. */
function barRow(row: TextRow): TextRow[] {
	if (isRule(row)) return [];
	const isOpen = row.cells[0]?.trim() === "" && row.raw.startsWith("|");
	const isClosed = row.cells.length > 1 && row.cells.at(-1)?.trim() === "" && row.raw.endsWith("|");
	const cells = row.cells.slice(isOpen ? 1 : 0, isClosed ? -1 : undefined);
	return [{ ...row, cells: cells.map(withoutMarkup) }];
}

function isRule({ raw }: TextRow): boolean {
	return /^[\s|+:=_-]*-{2,}[\s|+:=_-]*$/.test(raw);
}

/** The line above the only rule between rows: the heading of a Markdown table. */
function ruledRow(rows: readonly TextRow[]): number | undefined {
	const ruled = rows.filter((row, at) => {
		const next = rows[at + 1];
		return next && isRule(next) && !isRule(row) && at + 2 < rows.length;
	});
	return ruled.length === 1 ? ruled[0]?.line : undefined;
}

/** The separator that leaves a heading, numbers and rows of one width; none for a list with a form of its own. */
function separatorOf(text: string): SeparatorName {
	const start = text.slice(0, SAMPLE_LENGTH);
	const lines = splitRows(start, null, SAMPLE).rows;
	const entries = lines.map(({ raw }) => listEntry(raw));
	const clear = entries.filter((entry) => entry?.isClear).length / Math.max(1, lines.length);
	// "Boeing 707,865" and "Boeing 727,1832": an end that leaves the same name again and again begins within the name.
	const differ = new Set(entries.map((entry) => entry?.name)).size * 2 > lines.length;
	const any = entries.filter(Boolean).length / Math.max(1, lines.length);
	const scores: [SeparatorName, number][] = [
		["tab", scoreOf(start, "\t") * 1.15],
		["pipe", scoreOf(start, "|") * 1.1],
		["semicolon", scoreOf(start, ";") * 1.05],
		["comma", scoreOf(start, ",")],
		["none", clear > 0.5 && differ ? clear * 2.05 : any > 0.8 ? 0.5 : 0],
	];
	const [best] = scores.toSorted((a, b) => b[1] - a[1]);
	return best && best[1] > 0 ? best[0] : "comma";
}

/** Up to 3: one for rows of the same width, one for numbers, one for a heading with known words. */
function scoreOf(text: string, separator: string): number {
	const split = splitRows(text, separator, SAMPLE).rows;
	const rows = separator === "|" ? split.flatMap(barRow) : split;
	const wide = rows.filter(({ cells }) => cells.length > 1);
	if (wide.length === 0) return 0;
	const widths = new Map<number, number>();
	for (const { cells } of wide) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
	const even = Math.max(...widths.values()) / rows.length;
	const numbers = wide.filter(({ cells }) => cells.some((cell) => readNumber(cell))).length / rows.length;
	return even + numbers + (hasKnownWords(rows[0]?.cells ?? []) ? 1 : 0);
}

function hasKnownWords(cells: readonly string[]): boolean {
	return new Set(cells.flatMap((cell) => fieldNamed(cell)?.field ?? [])).size > 1;
}

/** Titles above the table: rows of one cell above a heading, or above rows of several cells. */
function rowsAbove(rows: readonly TextRow[]): number {
	const widths = rows
		.slice(0, SAMPLE)
		.map(filledCells)
		.toSorted((a, b) => a - b);
	const usual = widths[Math.floor(widths.length / 2)] ?? 0;
	const isTitle = (row: TextRow) =>
		filledCells(row) <= Math.max(1, usual / 2) &&
		row.cells[0] !== "" &&
		readNumber(row.cells[0] ?? "") === null;
	const first = rows.slice(0, MAX_ABOVE).findIndex((row) => !isTitle(row));
	const heading = rows[first];
	if (first < 1 || !heading) return 0;
	const areAlone = rows.slice(0, first).every(({ cells }) => cells.length === 1);
	return areAlone || isHeading(heading, rows.slice(first + 1)) ? first : 0;
}

function filledCells({ cells }: TextRow): number {
	return cells.filter((cell) => cell.trim() !== "").length;
}

/** Written for a number that is not known. */
const MISSING = /^(?:n\/?a|-+|–|—|\?+|\.+|null|none|nan|unknown|no data|tb[ad])$/i;

/** A cell of the first row, with the cells below it that are not empty. */
interface Column {
	readonly text: string;
	readonly texts: readonly string[];
	readonly numbers: readonly WrittenNumber[];
	readonly isNumeric: boolean;
}

function columnOf(text: string, at: number, rest: readonly TextRow[]): Column {
	const texts = rest.map(({ cells }) => (cells[at] ?? "").trim()).filter((each) => each !== "");
	const numbers = numbersIn(texts);
	return { text, texts, numbers, isNumeric: numbers.length > 0 && numbers.length * 2 >= texts.length };
}

/** Names of fields, or words or years over columns of numbers. */
function isHeading({ cells }: TextRow, rest: readonly TextRow[]): boolean {
	const first = cells.map((cell) => cell.trim());
	if (first.some(isAddress)) return false;
	if (hasKnownWords(first)) return true;
	const sample = rest.slice(0, SAMPLE);
	const columns = first.map((text, at) => columnOf(text, at, sample));
	const isNamed = columns.some(({ text, isNumeric }) => isNumeric && text !== "" && !MISSING.test(text));
	const numbers = columns.filter(({ text }) => readNumber(text) !== null);
	if (!isNamed || !numbers.every(mayBeYear)) return false;
	const years = numbers.filter(({ isNumeric }) => isNumeric);
	// An empty cell over names is the corner of a table.
	const hasCorner = first[0] === "" && columns[0]?.texts.length === sample.length;
	return hasCorner || first.some(headsNames) || areInSteps(years) || years.every(isFarFromNumbers);
}

/** A year over years is one of them. */
function mayBeYear({ text, texts, isNumeric }: Column): boolean {
	return isYearText(text) && !(isNumeric && texts.every(isYearText));
}

function isYearText(text: string): boolean {
	return /^(?:1[5-9]|20)\d\d$/.test(text);
}

/** 2010, 2015, 2020: years of a table. Numbers of an item are seldom so close together. */
function areInSteps(columns: readonly Column[]): boolean {
	const years = columns.map(({ text }) => Number(text));
	const steps = new Set(years.slice(1).map((year, at) => year - (years[at] ?? 0)));
	const [step = 0] = steps;
	return steps.size === 1 && step !== 0 && Math.abs(step) <= 25;
}

/** Many lists begin with their largest number, often by far, so a year above such numbers must be far larger. */
function isFarFromNumbers({ text, numbers }: Column): boolean {
	const year = Number(text);
	const values = numbers.map((written) => numberOf(written, "."));
	return year >= 1900 && (year < Math.min(...values) / 2 || year > Math.max(...values) * 10);
}
