import { unescapeFormula } from "./cell-guard.ts";
import { fieldNamed } from "./field-names.ts";
import { MAX_IMPORT_ROWS } from "./import-result.ts";
import { readNumber } from "./numbers.ts";
import { SEPARATORS, type SeparatedCell, type SeparatorName, splitRows } from "./separated-text.ts";
import type { SourceTable } from "./source-table.ts";

const SAMPLE = 50;
/** In the order of preference: a comma can also be part of a number, a semicolon rarely is. */
const ORDER = ["tab", "semicolon", "comma"] as const satisfies readonly SeparatorName[];

/** Returns the rows of separated text, split by the separator that fits best. */
export function textTable(text: string): SourceTable {
	const format = separatorOf(text);
	const { rows, hasMore } = splitRows(text, SEPARATORS[format], MAX_IMPORT_ROWS);
	const width = rows[0]?.cells.length ?? 0;
	const isHeaded = isHeading(rows[0]?.cells ?? []);
	return {
		format,
		heading: null,
		rows: rows.map(({ line, raw, cells }) => {
			const joined = format === "comma" && (!isHeaded || cells.length > width) ? joinThousands(cells) : cells;
			return { row: line, text: raw, cells: joined.map((cell) => unescapeFormula(cell.text.trim())) };
		}),
		hasMore,
	};
}

/** The separator that gives a heading, else the one that leaves a number in most rows. */
function separatorOf(text: string): SeparatorName {
	const samples = ORDER.map((name) => ({ name, rows: splitRows(text, SEPARATORS[name], SAMPLE).rows }));
	const headed = samples.find(({ rows }) => isHeading(rows[0]?.cells ?? []));
	if (headed) return headed.name;
	const counts = samples.map(({ name, rows }) => ({
		name,
		count: rows.filter(({ cells }) => cells.length > 1 && cells.some(({ text }) => readNumber(text))).length,
	}));
	const highestCount = Math.max(...counts.map(({ count }) => count));
	return counts.find(({ count }) => count === highestCount && highestCount > 0)?.name ?? "comma";
}

function isHeading(cells: readonly SeparatedCell[]): boolean {
	return new Set(cells.flatMap(({ text }) => fieldNamed(text) ?? [])).size > 1;
}

/** In "Everest, 8,849" the second comma separates nothing: three digits directly follow it. */
function joinThousands(cells: readonly SeparatedCell[]): readonly SeparatedCell[] {
	const start = cells.findIndex((cell, at) => at > 0 && isPart(cell, /^\s*\D{0,4}[1-9]\d{0,2}$/));
	if (start === -1) return cells;
	let end = start + 1;
	while (isPart(cells[end], /^\d{3}$/)) end += 1;
	if (isPart(cells[end], /^\d{3}(?:\.\d+)?(?:\D{0,20})$/)) end += 1;
	const text = cells
		.slice(start, end)
		.map((cell) => cell.text)
		.join(",");
	return [...cells.slice(0, start), { text, isQuoted: false }, ...cells.slice(end)];
}

function isPart(cell: SeparatedCell | undefined, shape: RegExp): boolean {
	return cell !== undefined && !cell.isQuoted && shape.test(cell.text);
}
