import { readNumber } from "../../text/numbers.ts";
import { fieldNamed } from "./field-names.ts";
import { type ImportOverrides, MAX_IMPORT_ROWS } from "./import-result.ts";
import type { SourceCell, SourceRow, SourceTable } from "./source-table.ts";

const MAX_COLUMNS = 50;
const MAX_DEPTH = 4;
const MAX_TEXT_LENGTH = 200;
/** Longer than any field may be: such a text is refused or cut anyway. */
const MAX_CELL_LENGTH = 4000;

type Json = Readonly<Record<string, unknown>>;

/** Returns whether a text can only be meant as JSON. */
export function looksLikeJson(text: string): boolean {
	return /^\s*(?:\[\s*(?:[[{\]]|$)|\{)/.test(text);
}

/**
 * Returns the rows of JSON: a list of objects or of lists, lines of objects, a map from names to numbers or objects,
 * columns by name, or any of them within a wrapper such as {"results": […]}. Null for any other text.
 */
export function jsonTable(text: string, chosen: ImportOverrides): SourceTable | null {
	const list = listIn(parsed(text), 0);
	if (!list || list.length === 0) return null;
	const elements = list.slice(0, MAX_IMPORT_ROWS);
	if (elements.every(Array.isArray)) return tableOfLists(elements, list.length, chosen);
	const flat = elements.map((element) => (isRecord(element) ? flattened(element) : null));
	const columns = new Map<string, number>();
	for (const cells of flat) {
		for (const key of cells?.keys() ?? []) {
			if (columns.size < MAX_COLUMNS && !columns.has(key)) columns.set(key, columns.size);
		}
	}
	return {
		...NO_TEXT,
		heading: [...columns.keys()],
		rows: elements.map((element, index) => rowOf(element, flat[index] ?? null, index + 1, columns)),
		hasMore: list.length > elements.length,
	};
}

const NO_TEXT = {
	separator: null,
	skippedRows: 0,
	titles: [],
	join: "none",
	joinExample: null,
	isJoinOpen: false,
} as const;

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return linesOf(text);
	}
}

/** JSON Lines: an object or a list in each line. Null if any line is none. */
function linesOf(text: string): readonly unknown[] | null {
	const lines = text.split(/[\r\n]+/, MAX_IMPORT_ROWS + 2).filter((line) => line.trim() !== "");
	if (lines.length < 2) return null;
	const values: unknown[] = [];
	for (const line of lines) {
		try {
			values.push(JSON.parse(line));
		} catch {
			return null;
		}
	}
	return values.every((value) => typeof value === "object" && value !== null) ? values : null;
}

/** The list that is meant: in a wrapper the longest one of objects or lists. */
function listIn(value: unknown, depth: number): readonly unknown[] | null {
	if (Array.isArray(value))
		return value.some((each) => typeof each === "object" && each !== null) ? value : null;
	if (!isRecord(value) || depth > MAX_DEPTH) return null;
	const entries = Object.entries(value);
	const fields = new Set(
		entries.flatMap(([key, each]) => (isScalar(each) ? (fieldNamed(key)?.field ?? []) : [])),
	);
	if (fields.has("name") && fields.has("value")) return [value];
	if (entries.length > 0 && entries.every(([, each]) => isNumberLike(each)))
		return entries.map((entry) => [...entry]);
	const columns = columnsIn(entries);
	if (columns) return columns;
	const lists = entries.flatMap(([, each]) => {
		const list = Array.isArray(each) || isRecord(each) ? listIn(each, depth + 1) : null;
		return list ? [list] : [];
	});
	const isMapOfItems =
		entries.length > 1 &&
		entries.every(([, each]) => isRecord(each)) &&
		!entries.some(([, each]) => listOf(each));
	if (isMapOfItems) return entries.map(([key, each]) => ({ name: key, ...(each as Json) }));
	return lists.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function listOf(value: unknown): boolean {
	return isRecord(value) && Object.values(value).some((each) => Array.isArray(each) && each.some(isRecord));
}

/** {"name": ["a", "b"], "value": [1, 2]} */
function columnsIn(entries: readonly (readonly [string, unknown])[]): readonly Json[] | null {
	const columns = entries.filter(
		([, each]) => Array.isArray(each) && each.length > 0 && each.every(isScalar),
	) as [string, unknown[]][];
	const length = columns[0]?.[1].length;
	if (
		columns.length < 2 ||
		columns.length < entries.length ||
		columns.some(([, cells]) => cells.length !== length)
	)
		return null;
	return Array.from({ length: Math.min(length ?? 0, MAX_IMPORT_ROWS + 1) }, (_, at) =>
		Object.fromEntries(columns.map(([key, cells]) => [key, cells[at]])),
	);
}

function tableOfLists(
	lists: readonly (readonly unknown[])[],
	count: number,
	chosen: ImportOverrides,
): SourceTable {
	const [first = []] = lists;
	const isWords = first.length > 1 && first.every((cell) => typeof cell === "string");
	const hasHeading =
		chosen.hasHeading ??
		(isWords && lists.slice(1).some((list) => list.some((cell) => typeof cell === "number")));
	const rows = lists.map(
		(list, at): SourceRow => ({
			row: at + 1,
			text: excerpt(list),
			cells: list.slice(0, MAX_COLUMNS).map((cell) => cellOf(cell) ?? ""),
		}),
	);
	return {
		...NO_TEXT,
		heading: hasHeading ? first.slice(0, MAX_COLUMNS).map((cell) => String(cellOf(cell) ?? "")) : null,
		rows: hasHeading ? rows.slice(1) : rows,
		hasMore: count > lists.length,
	};
}

/** The cells of an object by name: those within objects are "name.common", those in short lists are joined. */
function flattened(element: Json): ReadonlyMap<string, SourceCell> {
	const cells = new Map<string, SourceCell>();
	const add = (object: Json, prefix: string, depth: number) => {
		for (const [key, value] of Object.entries(object)) {
			if (cells.size >= MAX_COLUMNS) return;
			const name = prefix + key;
			const cell = cellOf(value);
			if (cell !== null) cells.set(name, cell);
			else if (isRecord(value) && depth < MAX_DEPTH) add(value, `${name}.`, depth + 1);
		}
	};
	add(element, "", 0);
	return cells;
}

function cellOf(value: unknown): SourceCell | null {
	if (typeof value === "number") return value;
	if (typeof value === "string") return value.slice(0, MAX_CELL_LENGTH);
	const isList =
		Array.isArray(value) &&
		value.length > 0 &&
		value.length <= 20 &&
		value.every((each) => typeof each === "string" || typeof each === "number");
	if (isList) return value.join(", ").slice(0, MAX_CELL_LENGTH);
	return typeof value === "boolean" || value === null ? "" : null;
}

function rowOf(
	element: unknown,
	found: ReadonlyMap<string, SourceCell> | null,
	row: number,
	columns: ReadonlyMap<string, number>,
): SourceRow {
	const text = excerpt(element);
	if (!found) return { row, text, cells: [], reason: "This is not an item with a name and a value" };
	const cells: SourceCell[] = new Array(columns.size).fill("");
	for (const [key, value] of found) {
		const column = columns.get(key);
		if (column !== undefined) cells[column] = value;
	}
	return { row, text, cells };
}

/** `JSON.stringify` throws on a value that is nested too deep. */
function excerpt(value: unknown): string {
	try {
		return (JSON.stringify(value) ?? "").slice(0, MAX_TEXT_LENGTH);
	} catch {
		return "…";
	}
}

function isRecord(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
	return typeof value === "string" || typeof value === "number" || value === null;
}

function isNumberLike(value: unknown): boolean {
	return typeof value === "number" || (typeof value === "string" && readNumber(value) !== null);
}
