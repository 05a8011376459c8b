import { MAX_ITEMS } from "@hilo/rules/custom-games/caps";
import type { Category } from "@hilo/rules/custom-games/categories";
import { drawnItemUrl, ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import type { LicenceId } from "@hilo/rules/custom-games/licences";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import { blankRow, canBeDrawn, isBlank, type Row, type Sheet } from "./sheet.ts";

/** More than a game may have, so that a creator can paste a long list and then choose. */
export const MAX_ROWS = 2 * MAX_ITEMS;

export type TextField = "name" | "description" | "valueLabel" | "question" | "source" | "asOf";
export type SortField = "name" | "value";
export type Direction = "ascending" | "descending";

/** Consecutive changes of one group are undone together. */
interface Grouped {
	readonly group?: string | undefined;
}

/** One change of a sheet. New rows already have their ids. */
export type Change =
	| { readonly type: "text"; readonly field: TextField; readonly text: string }
	| { readonly type: "category"; readonly category: Category | null }
	| { readonly type: "licence"; readonly licence: LicenceId | null }
	| { readonly type: "privacy"; readonly level: PrivacyLevel }
	| { readonly type: "timer"; readonly seconds: number }
	| { readonly type: "separator"; readonly isShown: boolean }
	| ({
			readonly type: "cell";
			readonly id: string;
			readonly field: ItemField;
			readonly text: string;
	  } & Grouped)
	| { readonly type: "insert"; readonly at: number; readonly row: Row }
	| { readonly type: "paste"; readonly at: number; readonly field: ItemField; readonly lines: Lines }
	| ({ readonly type: "add"; readonly rows: readonly Row[]; readonly mode: "append" | "replace" } & Grouped)
	| { readonly type: "move"; readonly id: string; readonly to: number }
	| { readonly type: "remove"; readonly id: string }
	| { readonly type: "sort"; readonly by: SortField; readonly direction: Direction }
	/** The site's own picture for each named item without a picture: for that row, or for all. */
	| { readonly type: "draw"; readonly id: string | null }
	| { readonly type: "replace"; readonly sheet: Sheet };

/** Pasted lines of cells. The id is that of the row that a line becomes where there is none yet. */
type Lines = readonly { readonly id: string; readonly cells: readonly string[] }[];

/** Returns the changed sheet, or the same object if nothing changes. */
export function applyChange(sheet: Sheet, change: Change): Sheet {
	switch (change.type) {
		case "text":
			return sheet[change.field] === change.text ? sheet : { ...sheet, [change.field]: change.text };
		case "category":
			return sheet.category === change.category ? sheet : { ...sheet, category: change.category };
		case "licence":
			return sheet.licence === change.licence ? sheet : { ...sheet, licence: change.licence };
		case "privacy":
			return sheet.privacyLevel === change.level ? sheet : { ...sheet, privacyLevel: change.level };
		case "timer":
			return sheet.timerSeconds === change.seconds ? sheet : { ...sheet, timerSeconds: change.seconds };
		case "separator":
			return { ...sheet, thousandsSeparator: change.isShown };
		case "replace":
			return change.sheet;
		default:
			return withRows(sheet, changedRows(sheet.rows, change));
	}
}

type RowChange = Exclude<
	Change,
	{ readonly type: "text" | "category" | "licence" | "privacy" | "timer" | "separator" | "replace" }
>;

function changedRows(rows: readonly Row[], change: RowChange): readonly Row[] {
	switch (change.type) {
		case "cell":
			return rows.map((row) => (row.id === change.id ? written(row, change.field, change.text) : row));
		case "draw":
			return rows.map((row) =>
				(change.id ?? row.id) === row.id && canBeDrawn(row)
					? { ...row, imageUrl: drawnItemUrl(row.name) }
					: row,
			);
		case "insert":
			return rows.length < MAX_ROWS ? rows.toSpliced(change.at, 0, change.row) : rows;
		case "paste":
			return pasted(rows, change.at, change.field, change.lines);
		case "add":
			return change.mode === "replace" ? change.rows : appended(rows, change.rows);
		case "move":
			return moved(rows, change.id, change.to);
		case "remove":
			return rows.filter(({ id }) => id !== change.id);
		case "sort":
			return sorted(rows, change.by, change.direction);
	}
}

/** The site's own picture of an item changes with the item's name. */
function written(row: Row, field: ItemField, text: string): Row {
	if (row[field] === text) return row;
	const next = { ...row, [field]: text };
	const isDrawn = field === "name" && text.trim() !== "" && row.imageUrl === drawnItemUrl(row.name);
	return isDrawn ? { ...next, imageUrl: drawnItemUrl(text) } : next;
}

function withRows(sheet: Sheet, rows: readonly Row[]): Sheet {
	const isSame = rows.length === sheet.rows.length && rows.every((row, at) => row === sheet.rows[at]);
	return isSame || rows.length === 0 ? sheet : { ...sheet, rows: rows.slice(0, MAX_ROWS) };
}

function pasted(rows: readonly Row[], at: number, from: ItemField, lines: Lines): readonly Row[] {
	const fields = ITEM_FIELDS.slice(ITEM_FIELDS.indexOf(from));
	const next = [...rows];
	for (const [offset, { id, cells }] of lines.slice(0, MAX_ROWS).entries()) {
		const row = next[at + offset] ?? blankRow(id);
		const texts = fields.flatMap((field, column) => {
			const text = cells[column];
			return text === undefined || text === row[field] ? [] : [[field, text] as const];
		});
		next[Math.min(at + offset, next.length)] =
			texts.length > 0 ? { ...row, ...Object.fromEntries(texts) } : row;
	}
	return next;
}

/** Replaces blank rows at the end. */
function appended(rows: readonly Row[], added: readonly Row[]): readonly Row[] {
	const last = rows.findLastIndex((row) => !isBlank(row));
	return [...rows.slice(0, last + 1), ...added];
}

function moved(rows: readonly Row[], id: string, to: number): readonly Row[] {
	const from = rows.findIndex((row) => row.id === id);
	const row = rows[from];
	if (!row || to < 0 || to >= rows.length) return rows;
	return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

const COLLATOR = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Rows without a name or number come last in either direction. */
function sorted(rows: readonly Row[], by: SortField, direction: Direction): readonly Row[] {
	const sign = direction === "ascending" ? 1 : -1;
	const keyed = rows.map((row) => ({ row, value: readTypedNumber(row.value), name: row.name.trim() }));
	type Keyed = (typeof keyed)[number];
	const hasKey = (each: Keyed) => (by === "name" ? each.name !== "" : !Number.isNaN(each.value));
	const compare = (a: Keyed, b: Keyed) =>
		by === "name" ? COLLATOR.compare(a.name, b.name) : Math.sign(a.value - b.value);
	return keyed
		.toSorted((a, b) => Number(hasKey(b)) - Number(hasKey(a)) || (hasKey(a) ? sign * compare(a, b) : 0))
		.map(({ row }) => row);
}
