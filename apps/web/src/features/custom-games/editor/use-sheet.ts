import type { ItemField } from "@hilo/rules/custom-games/item";
import { ERRORS } from "@hilo/rules/errors/errors";
import { createContext, use, useDeferredValue, useMemo, useReducer, useRef, useState } from "react";
import { toast } from "../../../platform/toasts.ts";
import { afterPress } from "../../../ui/after-press.ts";
import type { TextField } from "./model/changes.ts";
import { firstChangedRow, openHistory, reduceHistory } from "./model/history.ts";
import {
	duplicateNames,
	fieldProblemsOf,
	isPlayable,
	NO_PROBLEMS,
	type RowProblems,
	rowProblems,
	sheetProblems,
} from "./model/problems.ts";
import { type Row, type Sheet, tidyCell } from "./model/sheet.ts";

/** The table on wide screens, the list on a phone. */
interface ItemsHandle {
	/** Scrolls to an item and focuses one of its cells. */
	show(index: number, field: ItemField): void;
	/** Moves the focus to a row that undo or redo changed, if a cell has it. The list has no cells. */
	followChange?(index: number): void;
}

export type EditedSheet = ReturnType<typeof useEditedSheet>;
export const SheetContext = createContext<EditedSheet | null>(null);

/** The sheet of the editor around it. */
export function useSheet(): EditedSheet {
	const edited = use(SheetContext);
	if (!edited) throw new Error("useSheet needs a SheetContext");
	return edited;
}

/** The edited sheet with its history, and the problems to show: not those of what is still being filled in. */
export function useEditedSheet(initial: Sheet) {
	const [{ past, sheet, future }, dispatch] = useReducer(reduceHistory, initial, openHistory);
	const items = useRef<ItemsHandle>(null);
	const [announcement, announce] = useState("");
	const [failedPictures, setFailedPictures] = useState<ReadonlySet<string>>(new Set());
	const moveInHistory = (type: "undo" | "redo") => {
		const other = type === "undo" ? past.at(-1) : future[0];
		if (!other) return;
		dispatch({ type });
		announce(type === "undo" ? "Undone" : "Done again");
		const row = firstChangedRow(sheet, other);
		if (row !== null) items.current?.followChange?.(row);
	};
	// Deferred, so that typing stays fast.
	const settled = useDeferredValue(sheet);
	const problems = useProblems(settled);
	return {
		sheet,
		settled,
		dispatch,
		canUndo: past.length > 0,
		canRedo: future.length > 0,
		undo: () => moveInHistory("undo"),
		redo: () => moveInHistory("redo"),
		/** Returns false for the only row, which can't be removed. */
		removeRow(row: Row): boolean {
			if (sheet.rows.length === 1) toast("error", ERRORS["custom-games/last-item"].message);
			else dispatch({ type: "remove", id: row.id });
			return sheet.rows.length > 1;
		},
		/** The properties of the input of one of the game's texts. */
		textField: (field: TextField) => ({
			name: field,
			value: sheet[field],
			problem: problems.fieldProblems[field],
			onText: (text: string) => dispatch({ type: "text", field, text }),
			onLeave: () => {
				dispatch({ type: "settle" });
				problems.markVisited(field);
			},
		}),
		items,
		announcement,
		announce,
		...problems,
		/** Tidies a cell that has lost the focus. */
		leaveCell(row: Row, field: ItemField) {
			const text = tidyCell(field, row[field]);
			if (text !== row[field]) dispatch({ type: "cell", id: row.id, field, text });
			dispatch({ type: "settle" });
			if (text !== "") problems.markVisited(cellKey(row, field));
		},
		completeCount: useMemo(() => settled.rows.filter(isPlayable).length, [settled.rows]),
		/** The index of an earlier row with the same name, by row id. */
		duplicates: useMemo(() => duplicateNames(settled.rows), [settled.rows]),
		failedPictures,
		notePicture: (url: string, isLoaded: boolean) =>
			setFailedPictures((urls) => {
				if (urls.has(url) !== isLoaded) return urls;
				return new Set(isLoaded ? [...urls].filter((failed) => failed !== url) : [...urls, url]);
			}),
	};
}

const cellKey = ({ id }: Row, field: ItemField) => `${id} ${field}`;

/** What is missing counts as a problem from the first save on, what is wrong as soon as its field is left. */
function useProblems(settled: Sheet) {
	const [activeRowId, setActiveRowId] = useState<string | null>(null);
	/** The rows, by id, and fields that have had the focus. */
	const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
	const [wasSaveTried, setSaveTried] = useState(false);
	const markVisited = (name: string) =>
		afterPress(() => setVisited((names) => (names.has(name) ? names : new Set([...names, name]))));
	const isShown = (row: Row, field: ItemField) => {
		if (wasSaveTried) return true;
		const isLeft = row.id !== activeRowId || visited.has(row.id) || visited.has(cellKey(row, field));
		return isLeft && row[field].trim() !== "";
	};
	const allProblems = useMemo(() => sheetProblems(settled), [settled]);
	const rowsById = useMemo(() => new Map(settled.rows.map((row) => [row.id, row])), [settled.rows]);
	const problems = allProblems.filter((problem) => {
		if (problem.at !== "item") return wasSaveTried || (problem.at !== "items" && visited.has(problem.at));
		const row = rowsById.get(problem.id);
		return row !== undefined && isShown(row, problem.field);
	});
	return {
		activeRowId,
		setActiveRow(id: string | null) {
			if (activeRowId !== null && activeRowId !== id) markVisited(activeRowId);
			afterPress(() => setActiveRowId(id));
		},
		markVisited,
		setSaveTried,
		problems,
		fieldProblems: fieldProblemsOf(problems),
		/** A row's problems, once they are to be shown. */
		shownProblems(row: Row): RowProblems {
			const shown = Object.entries(rowProblems(row)).filter(([field]) => isShown(row, field as ItemField));
			return shown.length > 0 ? Object.fromEntries(shown) : NO_PROBLEMS;
		},
		/** Whether the game can be saved as it is. */
		isReady: allProblems.length === 0,
	};
}
