import type { CustomGamesErrorCode } from "@hilo/rules/custom-games/custom-games.errors";
import { type GameField, problemsOf } from "@hilo/rules/custom-games/game";
import { type ItemField, problemsOfItem } from "@hilo/rules/custom-games/item";
import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/limits";
import { ERRORS } from "@hilo/rules/errors/errors";
import { gameOf, isBlank, itemOf, type Row, type Sheet } from "./sheet.ts";

export type RowProblems = Readonly<Partial<Record<ItemField, string>>>;

export type SheetProblem =
	| { readonly at: GameField; readonly text: string }
	| { readonly at: "item"; readonly id: string; readonly field: ItemField; readonly text: string };

const NONE: RowProblems = {};
const known = new WeakMap<Row, RowProblems>();

const textOf = (code: CustomGamesErrorCode) => ERRORS[code].message;

/** Blank rows have no problems. Returns the same object for the same row. */
export function rowProblems(row: Row): RowProblems {
	const before = known.get(row);
	if (before) return before;
	const found = isBlank(row) ? [] : problemsOfItem(itemOf(row));
	const problems =
		found.length === 0 ? NONE : Object.fromEntries(found.map(({ field, code }) => [field, textOf(code)]));
	known.set(row, problems);
	return problems;
}

function hasProblem(row: Row): boolean {
	return rowProblems(row) !== NONE;
}

export function isPlayable(row: Row): boolean {
	return !isBlank(row) && !hasProblem(row);
}

/** Returns everything that prevents saving, in the order of the fields. */
export function sheetProblems(sheet: Sheet): SheetProblem[] {
	const written = sheet.rows.filter((row) => !isBlank(row));
	// Rows are checked and cached one by one, because few change at a time.
	const { items, ...fields } = gameOf({ ...sheet, rows: [] });
	const counted = problemsOf({ ...fields, items: written.map(() => FINE) });
	return [
		...counted.flatMap((problem) =>
			problem.at === "item" ? [] : [{ at: problem.at, text: textOf(problem.code) }],
		),
		...written.flatMap((row) =>
			(Object.entries(rowProblems(row)) as [ItemField, string][]).map(([field, text]) => ({
				at: "item" as const,
				id: row.id,
				field,
				text,
			})),
		),
	];
}

const FINE = { id: "x", name: "x", value: 1, imageUrl: "https://x.y" } as const;

export function previewItems(sheet: Sheet) {
	const items = sheet.rows.filter(isPlayable).map(itemOf);
	return items.length < MIN_ITEMS_TO_PLAY ? null : items;
}
