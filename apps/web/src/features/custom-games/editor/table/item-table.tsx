import type { ItemField } from "@hilo/rules/custom-games/item";
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { newId } from "../../../../platform/new-id.ts";
import { CloseButton, Modal } from "../../../../ui/dialog.tsx";
import { useRowDrag } from "../../../../ui/use-row-drag.ts";
import { useRowFade } from "../../../../ui/use-row-edges.ts";
import { PictureField } from "../../../pictures/picture-field.tsx";
import type { Direction, SortField } from "../model/changes.ts";
import { blankRow, type Row, valueLabelOf } from "../model/sheet.ts";
import { useSheet } from "../use-sheet.ts";
import { useView } from "../use-view.ts";
import { type CellPosition, cellPositionOf, useCellEvents, useCellFocus } from "./cells.ts";
import { ItemRow, type RowAction } from "./item-row.tsx";
import { columnWidths, TableHead } from "./table-head.tsx";

const ROW_HEIGHT = 45;
const OVERSCAN = 8;
const HEAD_HEIGHT = 44;

/** The items as a table of inputs. Only visible rows are rendered. */
export function ItemTable() {
	const { sheet, items, setActiveRow } = useSheet();
	const { rows } = sheet;
	const { isItemsOpen, fields } = useView().more;
	const widths = columnWidths(fields);
	const scroller = useRef<HTMLDivElement>(null);
	const fade = useRowFade(scroller, { isStartFixed: true });
	useShowOpened(scroller, isItemsOpen);
	const [active, setActive] = useState<number | null>(null);
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => scroller.current,
		getItemKey: (index) => rows[index]?.id ?? index,
		estimateSize: () => ROW_HEIGHT,
		overscan: OVERSCAN,
		scrollPaddingStart: HEAD_HEIGHT,
		// The row with the focus stays rendered wherever the list is scrolled.
		rangeExtractor: (range) => {
			const shown = defaultRangeExtractor(range);
			if (active === null || active >= rows.length || shown.includes(active)) return shown;
			return [...shown, active].sort((a, b) => a - b);
		},
	});
	const focus = useCellFocus(scroller, rows.length, (index) => virtualizer.scrollToIndex(index));
	useImperativeHandle(items, () => ({
		show: (index, field) => focus({ index, field }),
		followChange(index) {
			const focused = cellPositionOf(document.activeElement);
			if (focused) focus({ index, field: focused.field });
		},
	}));
	const [pictureOf, setPictureOf] = useState<string | null>(null);
	const actions = useRowActions(focus, setPictureOf);
	const cellEvents = useCellEvents({ focus, remove: actions.remove, move: actions.move });
	const { drag, begin } = useRowDrag(scroller, actions.move);
	const pictured = rows.find(({ id }) => id === pictureOf);
	const line = drag && virtualizer.measurementsCache[Math.min(drag.to, rows.length - 1)];
	return (
		<>
			<div
				ref={scroller}
				{...cellEvents}
				style={fade}
				className="relative max-h-[max(24rem,calc(100dvh-var(--bar)-12rem))] scroll-pt-12 scroll-pl-44 overflow-auto overscroll-contain rounded-md border-2 border-line bg-raise"
			>
				<table
					aria-label="Items"
					aria-rowcount={rows.length + 1}
					onFocus={({ target }) => {
						const position = cellPositionOf(target);
						if (!position) return;
						setActive(position.index);
						setActiveRow(rows[position.index]?.id ?? null);
					}}
					onBlur={({ currentTarget, relatedTarget }) => {
						if (!currentTarget.contains(relatedTarget)) setActiveRow(null);
					}}
					className={`w-full table-fixed border-separate border-spacing-0 ${isItemsOpen ? "min-w-[72rem]" : ""}`}
				>
					<colgroup>
						{widths.map((width, at) => (
							<col key={at} style={{ width }} />
						))}
					</colgroup>
					<TableHead fields={fields} valueLabel={valueLabelOf(sheet)} onSort={actions.sort} />
					<tbody>
						{withGaps(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((shown) => {
							if (typeof shown === "number") {
								return (
									<tr key={`gap ${shown}`}>
										<td colSpan={widths.length} style={{ height: shown }} />
									</tr>
								);
							}
							const row = rows[shown.index];
							return (
								row && (
									<ItemRow
										key={shown.key}
										row={row}
										index={shown.index}
										isDragged={drag?.from === shown.index}
										onAction={(action) => actions.menu[action](shown.index, row)}
										onGrip={(event) => begin(event, shown.index)}
										measure={virtualizer.measureElement}
									/>
								)
							);
						})}
					</tbody>
				</table>
				{drag && line && (
					<div
						aria-hidden="true"
						className="pointer-events-none absolute inset-x-0 h-1 rounded-full bg-accent"
						style={{ top: HEAD_HEIGHT + (drag.to >= rows.length ? line.end : line.start) - 2 }}
					/>
				)}
			</div>
			{pictured && <PictureModal row={pictured} onClose={() => setPictureOf(null)} />}
		</>
	);
}

/** Scrolls to the columns that "More" has just opened. */
function useShowOpened(scroller: RefObject<HTMLElement | null>, isOpen: boolean): void {
	const wasOpen = useRef(isOpen);
	useLayoutEffect(() => {
		const { current } = scroller;
		if (current && isOpen && !wasOpen.current) current.scrollLeft = current.scrollWidth;
		wasOpen.current = isOpen;
	}, [scroller, isOpen]);
}

function PictureModal({ row, onClose }: { row: Row; onClose: () => void }) {
	const { dispatch, shownProblems } = useSheet();
	const { uploads } = useView();
	return (
		<Modal title={row.name.trim() || "Picture"} onClose={onClose}>
			<div data-edits-item="" className="my-5">
				<PictureField
					target={row.id}
					itemName={row.name}
					url={row.imageUrl}
					onUrl={(text) => dispatch({ type: "cell", id: row.id, field: "imageUrl", text })}
					uploads={uploads}
					problem={shownProblems(row).imageUrl}
					onDraw={() => dispatch({ type: "draw", id: row.id })}
				/>
			</div>
			<CloseButton wide>Done</CloseButton>
		</Modal>
	);
}

function withGaps(items: readonly VirtualItem[], total: number): readonly (VirtualItem | number)[] {
	let end = 0;
	const shown = items.flatMap((item) => {
		const gap = item.start - end;
		end = item.end;
		return gap > 0 ? [gap, item] : [item];
	});
	return total > end ? [...shown, total - end] : shown;
}

/** What the menu, the grip and the head of the table do with rows. */
function useRowActions(focus: (position: CellPosition) => void, showPicture: (id: string) => void) {
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
	const menu: Readonly<Record<RowAction, (index: number, row: Row) => void>> = {
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
		menu,
		remove,
		move,
		sort: (by: SortField, direction: Direction) => {
			dispatch({ type: "sort", by, direction });
			const order = { name: ["from A to Z", "from Z to A"], value: ["lowest first", "highest first"] }[by];
			announce(`Sorted by ${by}, ${order[direction === "ascending" ? 0 : 1]}`);
		},
	};
}
