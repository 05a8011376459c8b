import { type ItemField, pictureHash } from "../item.ts";
import { fieldNamed } from "./field-names.ts";
import { readNumber } from "./numbers.ts";
import { cellText, type SourceRow, type SourceTable } from "./source-table.ts";

/** The first of a field's columns that is not empty counts. */
export type Columns = Readonly<Record<ItemField, readonly number[]>>;

export interface Layout {
	readonly columns: Columns;
	readonly rows: readonly SourceRow[];
	readonly notes: readonly string[];
}

const SAMPLE = 200;
const DOCUMENTED: Columns = { name: [0], value: [1], imageUrl: [2], description: [3] };

/** Assigns the columns to fields: by the heading, else in the documented order, else by their contents. */
export function layoutOf(table: SourceTable): Layout {
	const first = table.rows[0]?.cells.map(cellText) ?? [];
	const statistics = statisticsOf(table.rows);
	const hasHeading = table.heading !== null || isHeading(first, statistics);
	const heading = table.heading ?? (hasHeading ? first : null);
	const rows = table.heading === null && hasHeading ? table.rows.slice(1) : table.rows;
	if (!heading) {
		const isOther = !statistics[1]?.isNumeric && statistics.some(({ isNumeric }) => isNumeric);
		const columns = isOther && statistics.length > 1 ? guess([], statistics) : DOCUMENTED;
		return { columns, rows, notes: columns === DOCUMENTED ? [] : [orderNote(columns)] };
	}
	const columns = guess(heading.map(fieldNamed), statistics);
	const used = new Set(Object.values(columns).flat());
	const unused = heading.filter((text, at) => text !== "" && !used.has(at));
	const notes = unused.length === 0 ? [] : [`Columns left out: ${unused.slice(0, 6).map(clip).join(", ")}.`];
	return { columns, rows, notes };
}

/** Counts over the cells of a column. */
interface ColumnStatistics {
	readonly isNumeric: boolean;
	readonly isPictures: boolean;
	readonly isText: boolean;
	/** The column only numbers the rows: 1, 2, 3 … */
	readonly isCounting: boolean;
}

function statisticsOf(rows: readonly SourceRow[]): readonly ColumnStatistics[] {
	const sample = rows.slice(0, SAMPLE);
	const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
	return Array.from({ length: width }, (_, column) => {
		const texts = sample.map(({ cells }) => cellText(cells[column])).filter((text) => text !== "");
		const numbers = texts.filter(readNumber).length;
		const pictures = texts.filter(isAddress).length;
		const counts = texts.slice(texts.length - numbers).map(Number);
		return {
			isNumeric: numbers > 0 && numbers * 2 >= texts.length,
			isPictures: pictures > 0 && pictures * 2 >= texts.length,
			isText: texts.length > 0 && numbers * 2 < texts.length && pictures * 2 < texts.length,
			isCounting: counts.length > 1 && counts.every((count, at) => count === at + 1),
		};
	});
}

/** Names of fields, or words over a column of numbers. */
function isHeading(first: readonly string[], statistics: readonly ColumnStatistics[]): boolean {
	if (first.some((text) => isAddress(text) || readNumber(text))) return false;
	const named = new Set(first.flatMap((text) => fieldNamed(text) ?? []));
	return named.size > 1 || statistics.some(({ isNumeric }, at) => isNumeric && (first[at] ?? "") !== "");
}

/** Takes what the heading says, and looks for the rest in the columns that it leaves. */
function guess(named: readonly (ItemField | null)[], statistics: readonly ColumnStatistics[]): Columns {
	const columnsNamed = (field: ItemField) => named.flatMap((name, at) => (name === field ? [at] : []));
	const unnamedColumns = statistics.flatMap((column, at) => (named[at] ? [] : [{ ...column, at }]));
	const takeFirst = (matches: (column: ColumnStatistics) => boolean): number[] => {
		const index = unnamedColumns.findIndex(matches);
		return index === -1 ? [] : unnamedColumns.splice(index, 1).map(({ at }) => at);
	};
	const namedOrMatching = (
		field: ItemField,
		...kinds: ((column: ColumnStatistics) => boolean)[]
	): readonly number[] => {
		const found = columnsNamed(field);
		if (found.length > 0) return found;
		for (const kind of kinds) {
			const matching = takeFirst(kind);
			if (matching.length > 0) return matching;
		}
		return [];
	};
	const value = namedOrMatching(
		"value",
		({ isNumeric, isCounting }) => isNumeric && !isCounting,
		({ isNumeric }) => isNumeric,
	);
	const imageUrl = namedOrMatching("imageUrl", ({ isPictures }) => isPictures);
	const name = namedOrMatching("name", ({ isText }) => isText);
	const description =
		named.length > 0 ? columnsNamed("description") : namedOrMatching("description", ({ isText }) => isText);
	return { name, value, imageUrl, description };
}

function orderNote({ name, value }: Columns): string {
	const columnText = (columns: readonly number[]) =>
		columns[0] === undefined ? "none" : String(columns[0] + 1);
	return `Names were found in column ${columnText(name)}, values in column ${columnText(value)}.`;
}

function isAddress(text: string): boolean {
	return /^https?:\/\/\S+$/i.test(text) || pictureHash(text) !== null;
}

function clip(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
