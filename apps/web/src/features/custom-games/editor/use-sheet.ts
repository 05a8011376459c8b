import type { ItemField } from "@hilo/rules/custom-games/item";
import { useDeferredValue, useMemo, useReducer, useState } from "react";
import { afterPress } from "../../../ui/after-press.ts";
import { type EditAction, openHistory, reduceHistory } from "./model/history.ts";
import {
	duplicateNames,
	fieldProblemsOf,
	isPlayable,
	NO_PROBLEMS,
	type RowProblems,
	rowProblems,
	sheetProblems,
} from "./model/problems.ts";
import { canBeDrawn, type Row, type Sheet, tidyCell, writtenRows } from "./model/sheet.ts";

const cellKey = ({ id }: Row, field: ItemField) => `${id} ${field}`;

/** The edited sheet with its history, and the problems to show: not those of what is still being filled in. */
export function useSheet(initial: Sheet) {
	const [history, reduce] = useReducer(reduceHistory, initial, openHistory);
	const dispatch: (action: EditAction) => void = reduce;
	const { sheet } = history;
	const [activeRowId, setActiveRowId] = useState<string | null>(null);
	/** The rows, by id, and fields that have had the focus. */
	const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
	const [wasSaveTried, setSaveTried] = useState(false);
	const [failedPictures, setFailedPictures] = useState<ReadonlySet<string>>(new Set());
	const markVisited = (name: string) =>
		afterPress(() => setVisited((names) => (names.has(name) ? names : new Set([...names, name]))));
	/** What is missing counts as a problem from the first save on, what is wrong as soon as its field is left. */
	const isShown = (row: Row, field: ItemField) => {
		if (wasSaveTried) return true;
		const isLeft = row.id !== activeRowId || visited.has(row.id) || visited.has(cellKey(row, field));
		return isLeft && row[field].trim() !== "";
	};
	// Deferred, so that typing stays fast.
	const settled = useDeferredValue(sheet);
	const allProblems = useMemo(() => sheetProblems(settled), [settled]);
	const rowsById = useMemo(() => new Map(settled.rows.map((row) => [row.id, row])), [settled.rows]);
	const problems = allProblems.filter((problem) => {
		if (problem.at !== "item") return wasSaveTried || (problem.at !== "items" && visited.has(problem.at));
		const row = rowsById.get(problem.id);
		return row !== undefined && isShown(row, problem.field);
	});
	return {
		history,
		sheet,
		dispatch,
		activeRowId,
		setActiveRow(id: string | null) {
			if (activeRowId !== null && activeRowId !== id) markVisited(activeRowId);
			afterPress(() => setActiveRowId(id));
		},
		markVisited,
		setSaveTried,
		/** Tidies a cell that has lost the focus. */
		leaveCell(row: Row, field: ItemField) {
			const text = tidyCell(field, row[field]);
			if (text !== row[field]) dispatch({ type: "cell", id: row.id, field, text });
			dispatch({ type: "settle" });
			if (text !== "") markVisited(cellKey(row, field));
		},
		/** A row's problems, once they are to be shown. */
		shownProblems(row: Row): RowProblems {
			const shown = Object.entries(rowProblems(row)).filter(([field]) => isShown(row, field as ItemField));
			return shown.length > 0 ? Object.fromEntries(shown) : NO_PROBLEMS;
		},
		problems,
		/** Whether the game can be saved as it is. */
		isReady: allProblems.length === 0,
		fieldProblems: fieldProblemsOf(problems),
		/** The index of an earlier row with the same name, by row id. */
		duplicates: useMemo(() => duplicateNames(settled.rows), [settled.rows]),
		writtenCount: useMemo(() => writtenRows(settled).length, [settled]),
		picturelessCount: useMemo(
			() => writtenRows(settled).filter(({ imageUrl }) => imageUrl.trim() === "").length,
			[settled],
		),
		/** How many items the site could draw a picture for. */
		drawableCount: useMemo(() => settled.rows.filter(canBeDrawn).length, [settled.rows]),
		completeCount: useMemo(() => settled.rows.filter(isPlayable).length, [settled.rows]),
		failedPictures,
		notePicture: (url: string, isLoaded: boolean) =>
			setFailedPictures((urls) => {
				if (urls.has(url) !== isLoaded) return urls;
				return new Set(isLoaded ? [...urls].filter((failed) => failed !== url) : [...urls, url]);
			}),
	};
}
