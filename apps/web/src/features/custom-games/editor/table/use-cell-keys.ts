import type { ItemField } from "@hilo/rules/custom-games/item";
import { type RefObject, useRef } from "react";
import type { Step } from "../model/history.ts";
import { pastedCells } from "../model/pasted-cells.ts";
import { blankRow, newId, type Row } from "../model/sheet.ts";
import { besides, type Place, placeOf } from "./cells.ts";
import { useListener } from "./use-listener.ts";

interface CellKeysParts {
	readonly rows: readonly Row[];
	readonly step: (step: Step) => void;
	readonly focus: (place: Place, isThere?: boolean) => void;
	readonly remove: (place: Place) => void;
	readonly announce: (text: string) => void;
}

export function useCellKeys(
	table: RefObject<HTMLElement | null>,
	{ rows, step, focus, remove, announce }: CellKeysParts,
): void {
	/** The column where Tab was first pressed: Enter returns to it in the next row. */
	const start = useRef<ItemField | null>(null);

	const enter = ({ index, field }: Place) => {
		const back = start.current ?? field;
		start.current = null;
		if (index + 1 < rows.length) return focus({ index: index + 1, field: back }, true);
		step({ type: "insert", at: index + 1, row: blankRow(newId()) });
		focus({ index: index + 1, field: "name" });
	};
	const move = ({ index, field }: Place, by: 1 | -1) => {
		const row = rows[index];
		const to = index + by;
		if (!row || to < 0 || to >= rows.length) return;
		step({ type: "move", id: row.id, to });
		focus({ index: to, field });
		announce(`Moved to place ${to + 1} of ${rows.length}`);
	};

	useListener(table, "keydown", (event) => {
		const place = placeOf(event.target);
		// In Safari only the old key code shows that the key confirms an input method, as for Japanese.
		if (!place || event.isComposing || event.keyCode === 229) return;
		const { key } = event;
		if (key === "Tab") {
			start.current ??= place.field;
			return;
		}
		const act = actOf(event, place, { enter, move, remove, focus });
		if (!act) return;
		if (key !== "Enter" || event.shiftKey) start.current = null;
		event.preventDefault();
		act();
	});
	useListener(table, "paste", (event) => {
		const place = placeOf(event.target);
		const cells = place && pastedCells(event.clipboardData?.getData("text/plain") ?? "", place.field);
		if (!place || !cells) return;
		event.preventDefault();
		const lines = cells.map((each) => ({ id: newId(), cells: each }));
		step({ type: "paste", at: place.index, field: place.field, lines });
		announce(`Pasted ${cells.length === 1 ? "1 row" : `${cells.length} rows`}`);
	});
	useListener(table, "pointerdown", () => {
		start.current = null;
	});
}

interface Acts {
	readonly enter: (place: Place) => void;
	readonly move: (place: Place, by: 1 | -1) => void;
	readonly remove: (place: Place) => void;
	readonly focus: (place: Place, isThere?: boolean) => void;
}

function actOf(event: KeyboardEvent, place: Place, acts: Acts): (() => void) | null {
	const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
	const { index, field } = place;
	if (ctrlKey || metaKey) return null;
	if (altKey) {
		if (key === "ArrowUp") return () => acts.move(place, -1);
		if (key === "ArrowDown") return () => acts.move(place, 1);
		return key === "Delete" ? () => acts.remove(place) : null;
	}
	if (key === "Enter")
		return () => (shiftKey ? acts.focus({ index: index - 1, field }, true) : acts.enter(place));
	if (shiftKey) return null;
	if (key === "ArrowUp") return () => acts.focus({ index: index - 1, field }, true);
	if (key === "ArrowDown") return () => acts.focus({ index: index + 1, field }, true);
	const by = edgeStep(event);
	return by ? () => acts.focus({ index, field: besides(field, by) }, true) : null;
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
