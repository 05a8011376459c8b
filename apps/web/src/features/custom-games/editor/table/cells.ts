import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useReducer, useRef } from "react";
import { count } from "../../../../platform/count.ts";
import { newId } from "../../../../platform/new-id.ts";
import { toast } from "../../../../platform/toasts.ts";
import { readInWorker } from "../../import/use-import-result.ts";
import { MAX_ROWS } from "../model/changes.ts";
import {
	arePlain,
	blockCells,
	countOutside,
	filledFields,
	hasItems,
	importedCells,
	isBlock,
} from "../model/pasted-cells.ts";
import { blankRow } from "../model/sheet.ts";
import { useSheet } from "../use-sheet.ts";
import { useView } from "../use-view.ts";

export interface CellPosition {
	readonly index: number;
	readonly field: ItemField;
}

export const CELL_NAMES: Readonly<Record<ItemField, string>> = {
	name: "Name",
	value: "Value",
	imageUrl: "Picture address",
	description: "Description",
	source: "Source",
	note: "Note",
	credit: "Picture credit",
};

export function cellPositionOf(target: EventTarget | null): CellPosition | null {
	if (!(target instanceof HTMLInputElement)) return null;
	const { field: name } = target.dataset;
	const field = ITEM_FIELDS.find((each) => each === name);
	const index = rowIndexOf(target);
	return field && index >= 0 ? { index, field } : null;
}

/** Returns the index of the row around an element; -1 outside of the rows. */
export function rowIndexOf(target: EventTarget | null): number {
	const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
	return Number(row?.dataset.index ?? -1);
}

/** Returns a function that focuses a cell after the next render: its row may be about to be added or moved. */
export function useCellFocus(
	table: { readonly current: HTMLElement | null },
	count: number,
	scrollTo: (index: number) => void,
): (position: CellPosition) => void {
	const wanted = useRef<CellPosition | null>(null);
	const [, rerender] = useReducer((renders: number) => renders + 1, 0);
	useLayoutEffect(() => {
		if (!wanted.current) return;
		const { index, field } = wanted.current;
		const selector = `[data-index="${index}"] [data-field="${field}"]`;
		const cell = table.current?.querySelector<HTMLInputElement>(selector);
		if (cell || index >= count) wanted.current = null;
		else return scrollTo(index);
		cell?.focus();
		cell?.select();
	});
	return (position) => {
		if (position.index < 0) return;
		wanted.current = position;
		rerender();
	};
}

interface CellActions {
	readonly focus: (position: CellPosition) => void;
	readonly remove: (position: CellPosition) => void;
	readonly move: (from: number, to: number, field: ItemField) => void;
}

type Actions = Readonly<Record<string, (() => void) | undefined>>;

/** Returns the handlers of keys and pasted tables in the cells. */
export function useCellEvents({ focus, remove, move }: CellActions) {
	const { sheet, dispatch, announce } = useSheet();
	const { setImporting, more } = useView();
	const { rows } = sheet;
	/** The column where Tab was first pressed: Enter returns to it in the next row. */
	const start = useRef<ItemField | null>(null);

	const paste = ({ index, field }: CellPosition, pasted: readonly (readonly string[])[]) => {
		const lines = pasted.map((line) => ({ id: newId(), cells: line }));
		dispatch({ type: "paste", at: index, field, lines });
		more.openForFields(filledFields(pasted, field));
		const outside = countOutside(pasted, field);
		const left = outside > 0 ? `. ${count(outside, "cell")} beside the last column left out` : "";
		announce(`Pasted ${count(pasted.length, "row")}${left}`);
		if (outside > 0) toast("info", `${count(outside, "cell")} beside the last column left out`);
	};
	const enter = ({ index, field }: CellPosition) => {
		const next = index + 1;
		if (next < rows.length) return focus({ index: next, field: start.current ?? field });
		dispatch({ type: "insert", at: next, row: blankRow(newId()) });
		focus({ index: next, field: "name" });
	};
	const actionsOf = (event: KeyboardEvent, position: CellPosition): Actions => {
		const { index, field } = position;
		const go = (rowStep: number, columnStep = 0) => {
			const column = more.fields[more.fields.indexOf(field) + columnStep] ?? field;
			return () => focus({ index: index + rowStep, field: column });
		};
		if (event.ctrlKey || event.metaKey) return {};
		if (event.altKey) {
			return {
				ArrowUp: () => move(index, index - 1, field),
				ArrowDown: () => move(index, index + 1, field),
				Delete: () => remove(position),
			};
		}
		if (event.shiftKey) return { Enter: go(-1) };
		return {
			Enter: () => enter(position),
			ArrowUp: go(-1),
			ArrowDown: go(1),
			...(isAtEdge(event, "start") && { ArrowLeft: go(0, -1) }),
			...(isAtEdge(event, "end") && { ArrowRight: go(0, 1) }),
		};
	};

	return {
		onKeyDown(event: KeyboardEvent) {
			const position = cellPositionOf(event.target);
			// In Safari only the old key code shows that the key confirms an input method, as for Japanese.
			if (!position || event.nativeEvent.isComposing || event.keyCode === 229) return;
			if (event.key === "Tab") start.current ??= position.field;
			const action = actionsOf(event, position)[event.key];
			if (!action) return;
			event.preventDefault();
			action();
			start.current = null;
		},
		onPaste(event: ClipboardEvent) {
			const position = cellPositionOf(event.target);
			const text = event.clipboardData.getData("text/plain");
			if (!position || !isBlock(text)) return;
			event.preventDefault();
			const lines = blockCells(text);
			if (position.field !== "name" || arePlain(lines)) return paste(position, lines);
			// A table may have other columns than the editor's.
			readInWorker({ text, room: MAX_ROWS }, (result) => {
				const cells = importedCells(result);
				if (!cells && hasItems(result)) setImporting({ text, file: null });
				else paste(position, cells ?? lines);
			});
		},
		onPointerDown() {
			start.current = null;
		},
	};
}

/** Left and right move within the text, and to the next cell only at its ends. */
function isAtEdge({ target }: KeyboardEvent, edge: "start" | "end"): boolean {
	if (!(target instanceof HTMLInputElement)) return false;
	const { selectionStart, selectionEnd, value } = target;
	const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
	if (selectionStart !== selectionEnd) return isAllSelected;
	return edge === "start" ? selectionStart === 0 : selectionEnd === value.length;
}
