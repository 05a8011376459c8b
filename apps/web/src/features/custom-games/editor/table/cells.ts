import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { useLayoutEffect, useReducer, useRef } from "react";

export interface CellPosition {
	readonly index: number;
	readonly field: ItemField;
}

export const CELL_NAMES: Readonly<Record<ItemField, string>> = {
	name: "Name",
	value: "Value",
	imageUrl: "Picture address",
	description: "Description",
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

/** Returns a cell's input; null if its row is not rendered. */
function cellAt(table: HTMLElement | null, { index, field }: CellPosition): HTMLInputElement | null {
	return table?.querySelector<HTMLInputElement>(`[data-index="${index}"] [data-field="${field}"]`) ?? null;
}

/** Returns the next column in a direction; the same one at the edge. */
export function neighbourOf(field: ItemField, by: 1 | -1): ItemField {
	return ITEM_FIELDS[ITEM_FIELDS.indexOf(field) + by] ?? field;
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
		const position = wanted.current;
		if (!position) return;
		const cell = cellAt(table.current, position);
		if (cell || position.index >= count) wanted.current = null;
		else return scrollTo(position.index);
		cell?.focus();
		cell?.select();
	});
	return (position) => {
		if (position.index < 0) return;
		wanted.current = position;
		rerender();
	};
}
