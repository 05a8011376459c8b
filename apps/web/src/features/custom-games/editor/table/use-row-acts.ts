import type { Direction, SortField } from "../model/changes.ts";
import { blankRow, newId, type Row } from "../model/sheet.ts";
import type { Place } from "./cells.ts";
import type { ItemsProps } from "./items.ts";
import type { RowAct } from "./row-menu.tsx";
import { useStable } from "./use-stable.ts";

export function useRowActs(
	props: ItemsProps,
	focus: (place: Place) => void,
	showPicture: (id: string) => void,
) {
	const { rows, step, announce } = props;
	const move = (from: number, to: number) => {
		const row = rows[from];
		if (!row || to === from || to < 0 || to >= rows.length) return;
		step({ type: "move", id: row.id, to });
		focus({ index: to, field: "name" });
		announce(`Moved to place ${to + 1} of ${rows.length}`);
	};
	const remove = ({ index, field }: Place) => {
		const row = rows[index];
		if (!row || !props.remove(row)) return;
		focus({ index: Math.min(index, rows.length - 2), field });
		announce(`Item ${index + 1} deleted`);
	};
	const insert = (at: number, row: Row) => {
		step({ type: "insert", at, row });
		focus({ index: at, field: "name" });
	};
	const acts: Readonly<Record<RowAct, (index: number, row: Row) => void>> = {
		up: (index) => move(index, index - 1),
		down: (index) => move(index, index + 1),
		insert: (index) => insert(index + 1, blankRow(newId())),
		copy: (index, row) => insert(index + 1, { ...row, id: newId() }),
		remove: (index) => remove({ index, field: "name" }),
		picture: (_, { id }) => showPicture(id),
	};
	return {
		act: useStable((act: RowAct, index: number) => {
			const row = rows[index];
			if (row) acts[act](index, row);
		}),
		remove,
		drop: move,
		sort: (by: SortField, direction: Direction) => {
			step({ type: "sort", by, direction });
			const order = { name: ["from A to Z", "from Z to A"], value: ["lowest first", "highest first"] }[by];
			announce(`Sorted by ${by}, ${order[direction === "ascending" ? 0 : 1]}`);
		},
	};
}
