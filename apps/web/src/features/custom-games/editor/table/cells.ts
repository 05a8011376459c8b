import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";

export interface Place {
	readonly index: number;
	readonly field: ItemField;
}

export const CELL_NAMES: Readonly<Record<ItemField, string>> = {
	name: "Name",
	value: "Value",
	imageUrl: "Picture address",
	description: "Description",
};

export function placeOf(target: EventTarget | null): Place | null {
	if (!(target instanceof HTMLInputElement)) return null;
	const { field: name } = target.dataset;
	const field = ITEM_FIELDS.find((each) => each === name);
	const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? Number.NaN);
	return field && !Number.isNaN(index) ? { index, field } : null;
}

/** Returns a cell's input; null if its row is not rendered. */
export function cellAt(table: HTMLElement | null, { index, field }: Place): HTMLInputElement | null {
	return table?.querySelector<HTMLInputElement>(`[data-index="${index}"] [data-field="${field}"]`) ?? null;
}

/** Returns the next column in a direction; the same one at the edge. */
export function besides(field: ItemField, by: 1 | -1): ItemField {
	return ITEM_FIELDS[ITEM_FIELDS.indexOf(field) + by] ?? field;
}
