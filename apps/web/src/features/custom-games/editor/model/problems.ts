import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/caps";
import type { CustomGamesErrorCode } from "@hilo/rules/custom-games/custom-games.errors";
import { type GameField, problemsOf } from "@hilo/rules/custom-games/game";
import { type ItemField, problemsOfItem } from "@hilo/rules/custom-games/item";
import { ERRORS } from "@hilo/rules/errors/errors";
import { gameOf, isBlank, itemOf, type Row, type Sheet } from "./sheet.ts";

export type RowProblems = Readonly<Partial<Record<ItemField, string>>>;

export type SheetProblem =
	| { readonly at: GameField; readonly text: string }
	| { readonly at: "item"; readonly id: string; readonly field: ItemField; readonly text: string };

export const NO_PROBLEMS: RowProblems = {};

const textOf = (code: CustomGamesErrorCode) => ERRORS[code].message;

/** Returns `NO_PROBLEMS` for a blank or faultless row. */
export function rowProblems(row: Row): RowProblems {
	const found = isBlank(row) ? [] : problemsOfItem(itemOf(row));
	if (found.length === 0) return NO_PROBLEMS;
	return Object.fromEntries(found.map(({ field, code }) => [field, textOf(code)]));
}

export function isPlayable(row: Row): boolean {
	return !isBlank(row) && rowProblems(row) === NO_PROBLEMS;
}

/** Returns everything that prevents saving, in the order of the fields. */
export function sheetProblems(sheet: Sheet): SheetProblem[] {
	const game = gameOf(sheet);
	return problemsOf(game).flatMap((problem): SheetProblem[] => {
		const text = textOf(problem.code);
		if (problem.at !== "item") return [{ at: problem.at, text }];
		const item = game.items[problem.index];
		return item ? [{ at: "item", id: item.id, field: problem.field, text }] : [];
	});
}

/** The text of each field with a problem. */
export function fieldProblemsOf(problems: readonly SheetProblem[]): Partial<Record<GameField, string>> {
	return Object.fromEntries(problems.flatMap(({ at, text }) => (at === "item" ? [] : [[at, text] as const])));
}

export function previewItems(sheet: Sheet) {
	const items = sheet.rows.filter(isPlayable).map(itemOf);
	return items.length < MIN_ITEMS_TO_PLAY ? null : items;
}

const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Returns, for each row whose name an earlier row has, that row's index. Case and spaces do not matter. */
export function duplicateNames(rows: readonly Row[]): ReadonlyMap<string, number> {
	const first = new Map<string, number>();
	const duplicates = new Map<string, number>();
	for (const [at, { id, name }] of rows.entries()) {
		const key = keyOf(name);
		if (key === "") continue;
		const before = first.get(key);
		if (before === undefined) first.set(key, at);
		else duplicates.set(id, before);
	}
	return duplicates;
}
