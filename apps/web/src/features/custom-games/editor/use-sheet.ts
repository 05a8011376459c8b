import type { ItemField } from "@hilo/rules/custom-games/item";
import { useDeferredValue, useMemo, useReducer, useState } from "react";
import { type EditAction, openHistory, reduceHistory } from "./model/history.ts";
import {
	duplicateNames,
	fieldProblemsOf,
	isPlayable,
	NO_PROBLEMS,
	rowProblems,
	sheetProblems,
} from "./model/problems.ts";
import { type Row, type Sheet, tidyCell, writtenRows } from "./model/sheet.ts";

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
		setVisited((names) => (names.has(name) ? names : new Set([...names, name])));
	const isRowChecked = (id: string) => wasSaveTried || id !== activeRowId || visited.has(id);
	// Deferred, so that typing stays fast.
	const settled = useDeferredValue(sheet);
	const allProblems = useMemo(() => sheetProblems(settled), [settled]);
	const problems = allProblems.filter((problem) => {
		if (problem.at === "item") return isRowChecked(problem.id);
		return wasSaveTried || (problem.at !== "items" && visited.has(problem.at));
	});
	return {
		history,
		sheet,
		dispatch,
		activeRowId,
		setActiveRow(id: string | null) {
			if (activeRowId !== null && activeRowId !== id) markVisited(activeRowId);
			setActiveRowId(id);
		},
		markVisited,
		setSaveTried,
		/** Tidies a cell that has lost the focus. */
		leaveCell(row: Row, field: ItemField) {
			const text = tidyCell(field, row[field]);
			if (text !== row[field]) dispatch({ type: "cell", id: row.id, field, text });
			dispatch({ type: "settle" });
		},
		/** A row's problems, once they are to be shown. */
		shownProblems: (row: Row) => (isRowChecked(row.id) ? rowProblems(row) : NO_PROBLEMS),
		problems,
		fieldProblems: fieldProblemsOf(problems),
		/** The index of an earlier row with the same name, by row id. */
		duplicates: useMemo(() => duplicateNames(settled.rows), [settled.rows]),
		writtenCount: useMemo(() => writtenRows(settled).length, [settled]),
		completeCount: useMemo(() => settled.rows.filter(isPlayable).length, [settled.rows]),
		failedPictures,
		notePicture: (url: string, isLoaded: boolean) =>
			setFailedPictures((urls) => {
				if (urls.has(url) !== isLoaded) return urls;
				return new Set(isLoaded ? [...urls].filter((failed) => failed !== url) : [...urls, url]);
			}),
	};
}
