import type { ItemField } from "@hilo/rules/custom-games/item";
import { newId } from "../../../../platform/new-id.ts";
import type { Direction, SortField } from "../model/changes.ts";
import { blankRow, type Row } from "../model/sheet.ts";
import { useSheet } from "../use-sheet.ts";
import type { CellPosition } from "./cells.ts";
import type { RowAction } from "./item-row.tsx";

/** What the menu, the grip and the head of the table do with rows. */
export function useRowActions(focus: (position: CellPosition) => void, showPicture: (id: string) => void) {
	const { sheet, dispatch, announce, removeRow } = useSheet();
	const { rows } = sheet;
	const move = (from: number, to: number, field: ItemField = "name") => {
		const row = rows[from];
		if (!row || to === from || to < 0 || to >= rows.length) return;
		dispatch({ type: "move", id: row.id, to });
		focus({ index: to, field });
		announce(`Moved to place ${to + 1} of ${rows.length}`);
	};
	const remove = ({ index, field }: CellPosition) => {
		const row = rows[index];
		if (!row || !removeRow(row)) return;
		focus({ index: Math.min(index, rows.length - 2), field });
		announce(`Item ${index + 1} deleted`);
	};
	const insert = (at: number, row: Row) => {
		dispatch({ type: "insert", at, row });
		focus({ index: at, field: "name" });
	};
	const actions: Readonly<Record<RowAction, (index: number, row: Row) => void>> = {
		up: (index) => move(index, index - 1),
		down: (index) => move(index, index + 1),
		insert: (index) => insert(index + 1, blankRow(newId())),
		copy: (index, row) => insert(index + 1, { ...row, id: newId() }),
		remove: (index) => remove({ index, field: "name" }),
		picture: (_, { id }) => showPicture(id),
		draw: (index, { id }) => {
			dispatch({ type: "draw", id });
			focus({ index, field: "imageUrl" });
		},
	};
	return {
		run(action: RowAction, index: number) {
			const row = rows[index];
			if (row) actions[action](index, row);
		},
		remove,
		move,
		sort: (by: SortField, direction: Direction) => {
			dispatch({ type: "sort", by, direction });
			const order = { name: ["from A to Z", "from Z to A"], value: ["lowest first", "highest first"] }[by];
			announce(`Sorted by ${by}, ${order[direction === "ascending" ? 0 : 1]}`);
		},
	};
}
