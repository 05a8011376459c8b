import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";

/** A cell of the table, by the place of its row. */
export interface Place {
	readonly index: number;
	readonly field: ItemField;
}

/** What a cell is called, before the number of its row. */
export const CELL_NAMES: Readonly<Record<ItemField, string>> = {
	name: "Name",
	value: "Value",
	imageUrl: "Picture address",
	description: "Description",
};

/** Returns the cell that an event happened in; null for anything else in the table. */
export function placeOf(target: EventTarget | null): Place | null {
	if (!(target instanceof HTMLInputElement)) return null;
	const { field: name } = target.dataset;
	const field = ITEM_FIELDS.find((each) => each === name);
	const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? Number.NaN);
	return field && !Number.isNaN(index) ? { index, field } : null;
}

/** Returns the input of a cell; null while its row is out of sight. */
export function cellAt(table: HTMLElement | null, { index, field }: Place): HTMLInputElement | null {
	return table?.querySelector<HTMLInputElement>(`[data-index="${index}"] [data-field="${field}"]`) ?? null;
}

/** Returns the column beside another one; the same at the edge. */
export function besides(field: ItemField, by: 1 | -1): ItemField {
	return ITEM_FIELDS[ITEM_FIELDS.indexOf(field) + by] ?? field;
}
