import { useDeferredValue, useMemo, useReducer, useRef, useState } from "react";
import { duplicateNames } from "./model/duplicates.ts";
import { openHistory, type Step, stepped } from "./model/history.ts";
import { isPlayable, sheetProblems } from "./model/problems.ts";
import { isBlank, type Row, type Sheet } from "./model/sheet.ts";

export function useEditing(initial: Sheet) {
	const [history, step] = useReducer(stepped, initial, openHistory);
	const { sheet } = history;
	const [activeId, setActiveId] = useState<string | null>(null);
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [isTried, setTried] = useState(false);
	const [lostPictures, setLostPictures] = useState<ReadonlySet<string>>(new Set());
	const leave = (name: string) => setLeft((names) => (names.has(name) ? names : new Set([...names, name])));
	const active = useRef<string | null>(null);
	const onActive = (id: string | null) => {
		if (active.current !== null && active.current !== id) leave(active.current);
		active.current = id;
		setActiveId(id);
	};
	// Deferred, so that typing stays fast.
	const counted = useDeferredValue(sheet);
	const all = useMemo(() => sheetProblems(counted), [counted]);
	const isJudged = (row: Row) => isTried || row.id !== activeId || left.has(row.id);
	const isSaid = (at: string) => isTried || (at !== "items" && left.has(at));
	return {
		history,
		sheet,
		step: step as (step: Step) => void,
		activeId,
		onActive,
		leave,
		setTried,
		isJudged,
		/** The problems to show: not those of a row or field that is still being filled in. */
		problems: all.filter((problem) =>
			problem.at === "item" ? isTried || problem.id !== activeId || left.has(problem.id) : isSaid(problem.at),
		),
		duplicates: useMemo(() => duplicateNames(counted.rows), [counted.rows]),
		written: useMemo(() => counted.rows.filter((row) => !isBlank(row)).length, [counted.rows]),
		complete: useMemo(() => counted.rows.filter(isPlayable).length, [counted.rows]),
		lostPictures,
		onPicture: (url: string, isThere: boolean) =>
			setLostPictures((urls) => {
				if (urls.has(url) !== isThere) return urls;
				const next = new Set(urls);
				if (isThere) next.delete(url);
				else next.add(url);
				return next;
			}),
	};
}
