import type { ItemField } from "@hilo/rules/custom-games/item";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { count } from "../../../../platform/count.ts";
import { pastedCells } from "../model/pasted-cells.ts";
import { blankRow, newId } from "../model/sheet.ts";
import { useEditor } from "../use-editor.tsx";
import { type CellPosition, cellPositionOf, neighbourOf } from "./cells.ts";

interface CellActions {
	readonly focus: (position: CellPosition) => void;
	readonly remove: (position: CellPosition) => void;
	readonly move: (from: number, to: number, field: ItemField) => void;
}

/** Returns the handlers of keys and pasted tables in the cells. */
export function useCellEvents(cells: CellActions) {
	const { sheet, dispatch, announce } = useEditor();
	const { rows } = sheet;
	/** The column where Tab was first pressed: Enter returns to it in the next row. */
	const start = useRef<ItemField | null>(null);

	const enter = ({ index, field }: CellPosition) => {
		const back = start.current ?? field;
		start.current = null;
		if (index + 1 < rows.length) return cells.focus({ index: index + 1, field: back });
		dispatch({ type: "insert", at: index + 1, row: blankRow(newId()) });
		cells.focus({ index: index + 1, field: "name" });
	};

	return {
		onKeyDown(event: KeyboardEvent) {
			const position = cellPositionOf(event.target);
			// In Safari only the old key code shows that the key confirms an input method, as for Japanese.
			if (!position || event.nativeEvent.isComposing || event.keyCode === 229) return;
			const { key } = event;
			if (key === "Tab") {
				start.current ??= position.field;
				return;
			}
			const action = actionFor(event, position, { ...cells, enter });
			if (!action) return;
			if (key !== "Enter" || event.shiftKey) start.current = null;
			event.preventDefault();
			action();
		},
		onPaste(event: ClipboardEvent) {
			const position = cellPositionOf(event.target);
			const pasted = position && pastedCells(event.clipboardData.getData("text/plain"), position.field);
			if (!pasted) return;
			event.preventDefault();
			const lines = pasted.map((line) => ({ id: newId(), cells: line }));
			dispatch({ type: "paste", at: position.index, field: position.field, lines });
			announce(`Pasted ${count(pasted.length, "row")}`);
		},
		onPointerDown() {
			start.current = null;
		},
	};
}

interface KeyActions extends CellActions {
	readonly enter: (position: CellPosition) => void;
}

function actionFor(event: KeyboardEvent, position: CellPosition, actions: KeyActions): (() => void) | null {
	const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
	const { index, field } = position;
	if (ctrlKey || metaKey) return null;
	if (altKey) {
		if (key === "ArrowUp") return () => actions.move(index, index - 1, field);
		if (key === "ArrowDown") return () => actions.move(index, index + 1, field);
		return key === "Delete" ? () => actions.remove(position) : null;
	}
	if (key === "Enter")
		return () => (shiftKey ? actions.focus({ index: index - 1, field }) : actions.enter(position));
	if (shiftKey) return null;
	if (key === "ArrowUp") return () => actions.focus({ index: index - 1, field });
	if (key === "ArrowDown") return () => actions.focus({ index: index + 1, field });
	const by = edgeStep(event);
	return by ? () => actions.focus({ index, field: neighbourOf(field, by) }) : null;
}

/** Left and right move within the text, and to the next cell only at its ends. */
function edgeStep({ key, target }: KeyboardEvent): 1 | -1 | null {
	if (!(target instanceof HTMLInputElement)) return null;
	const { selectionStart, selectionEnd, value } = target;
	if (selectionStart !== selectionEnd && !(selectionStart === 0 && selectionEnd === value.length))
		return null;
	if (key === "ArrowLeft" && selectionStart === 0) return -1;
	return key === "ArrowRight" && selectionEnd === value.length ? 1 : null;
}
