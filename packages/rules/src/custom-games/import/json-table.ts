import { MAX_IMPORT_ROWS } from "./import-result.ts";
import type { SourceCell, SourceRow, SourceTable } from "./source-table.ts";

const MAX_COLUMNS = 50;
const MAX_TEXT_LENGTH = 200;
/** Longer than any field may be: such a text is refused or cut anyway. */
const MAX_CELL_LENGTH = 4000;

/** Returns whether a text can only be meant as JSON. */
export function looksLikeJson(text: string): boolean {
	return /^\s*(?:\[\s*(?:[[{\]]|$)|\{)/.test(text);
}

/** Returns the rows of a JSON list of objects, or of such a list in `items`; null for any other text. */
export function jsonTable(text: string): SourceTable | null {
	const list = listIn(text);
	if (!list || list.length === 0) return null;
	const elements = list.slice(0, MAX_IMPORT_ROWS);
	const columns = new Map<string, number>();
	for (const element of elements) {
		for (const key of isRecord(element) ? Object.keys(element) : []) {
			if (columns.size < MAX_COLUMNS && !columns.has(key)) columns.set(key, columns.size);
		}
	}
	return {
		format: "json",
		heading: [...columns.keys()],
		rows: elements.map((element, index) => rowOf(element, index + 1, columns)),
		hasMore: list.length > elements.length,
	};
}

function listIn(text: string): readonly unknown[] | null {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return null;
	}
	if (isRecord(value)) value = value.items;
	return Array.isArray(value) ? value : null;
}

function rowOf(element: unknown, row: number, columns: ReadonlyMap<string, number>): SourceRow {
	const text = excerpt(element);
	if (!isRecord(element))
		return { row, text, cells: [], reason: "This is not an item with a name and a value" };
	const cells: SourceCell[] = new Array(columns.size).fill("");
	for (const [key, value] of Object.entries(element)) {
		const column = columns.get(key);
		if (column === undefined) continue;
		if (typeof value === "number") cells[column] = value;
		else if (typeof value === "string") cells[column] = value.slice(0, MAX_CELL_LENGTH);
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
