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
	source: "Source",
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
