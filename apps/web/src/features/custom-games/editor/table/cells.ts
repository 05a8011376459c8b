import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { useLayoutEffect, useReducer, useRef } from "react";
import { useStable } from "./use-stable.ts";

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
	const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? Number.NaN);
	return field && !Number.isNaN(index) ? { index, field } : null;
}

/** Returns a cell's input; null if its row is not rendered. */
function cellAt(table: HTMLElement | null, { index, field }: CellPosition): HTMLInputElement | null {
	return table?.querySelector<HTMLInputElement>(`[data-index="${index}"] [data-field="${field}"]`) ?? null;
}

/** Returns the next column in a direction; the same one at the edge. */
export function neighbourOf(field: ItemField, by: 1 | -1): ItemField {
	return ITEM_FIELDS[ITEM_FIELDS.indexOf(field) + by] ?? field;
}

/**
 * Returns a function that focuses a cell. Its row may not be rendered yet, or is about to be added or moved,
 * unless `isRendered` says that the rendered rows are final.
 */
export function useCellFocus(
	table: { readonly current: HTMLElement | null },
	count: number,
	scrollTo: (index: number) => void,
): (position: CellPosition, isRendered?: boolean) => void {
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
	return useStable((position, isRendered = false) => {
		if (position.index < 0) return;
		const cell = isRendered ? cellAt(table.current, position) : null;
		if (cell) {
			cell.focus();
			return cell.select();
		}
		wanted.current = position;
		rerender();
	});
}
