import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useImperativeHandle, useRef, useState } from "react";
import { type RowProblems, rowProblems } from "../model/problems.ts";
import { placeOf } from "./cells.ts";
import { ItemRow } from "./item-row.tsx";
import type { ItemsProps } from "./items.ts";
import { TableHead } from "./table-head.tsx";
import { useCellKeys } from "./use-cell-keys.ts";
import { useFocus } from "./use-focus.ts";
import { useRowActs } from "./use-row-acts.ts";
import { useRowDrag } from "./use-row-drag.ts";
import { useStable } from "./use-stable.ts";

const LINE = 45;
const OVERSCAN = 8;
const HEAD = 44;
const NO_PROBLEMS: RowProblems = {};

/** The items as a table of inputs. However many they are, only those in sight are on the page. */
export function ItemTable(props: ItemsProps & { readonly valueLabel: string }) {
	const { rows, step, isJudged, duplicates, lostPictures, onPicture, valueLabel, handle } = props;
	const scroller = useRef<HTMLDivElement>(null);
	const [active, setActive] = useState<number | null>(null);
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => scroller.current,
		getItemKey: (index) => rows[index]?.id ?? index,
		estimateSize: () => LINE,
		overscan: OVERSCAN,
		scrollPaddingStart: HEAD,
		paddingEnd: 1,
		// The row with the focus stays on the page wherever the list is scrolled to.
		rangeExtractor: (range) => {
			const shown = defaultRangeExtractor(range);
			if (active === null || active >= rows.length || shown.includes(active)) return shown;
			return [...shown, active].sort((a, b) => a - b);
		},
	});
	const focus = useFocus(scroller, rows.length, (index) => virtualizer.scrollToIndex(index));
	useImperativeHandle(handle, () => ({ show: (index, field) => focus({ index, field }) }), [focus]);
	const acts = useRowActs(props, focus);
	const keys = useCellKeys({ rows, step, focus, remove: acts.remove, announce: props.announce });
	const { drag, begin } = useRowDrag(scroller, acts.drop);
	const onGrip = useStable(begin);
	const line = drag && virtualizer.measurementsCache[Math.min(drag.to, rows.length - 1)];
	return (
		<div
			ref={scroller}
			role="table"
			aria-label="Items"
			aria-rowcount={rows.length + 1}
			aria-colcount={7}
			className="relative max-h-[max(24rem,calc(100dvh-var(--bar)-12rem))] overflow-x-hidden overflow-y-auto overscroll-contain scroll-pt-12 rounded-md border-2 border-line bg-raise"
			{...keys}
			onFocus={({ target }) => {
				const place = placeOf(target);
				if (!place) return;
				setActive(place.index);
				props.onActive(rows[place.index]?.id ?? null);
			}}
			onBlur={({ relatedTarget, currentTarget }) => {
				if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) props.onActive(null);
			}}
		>
			<TableHead valueLabel={valueLabel} onSort={acts.sort} />
			<div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
				{virtualizer.getVirtualItems().map(({ index, key, start }) => {
					const row = rows[index];
					return (
						row && (
							<div
								key={key}
								role="presentation"
								ref={virtualizer.measureElement}
								data-index={index}
								className="absolute inset-x-0 top-0 border-b border-line"
								style={{ transform: `translateY(${start}px)` }}
							>
								<ItemRow
									row={row}
									index={index}
									problems={isJudged(row) ? rowProblems(row) : NO_PROBLEMS}
									duplicateOf={duplicates.get(row.id)}
									isPictureLost={lostPictures.has(row.imageUrl.trim())}
									isDragged={drag?.from === index}
									step={step}
									onAct={acts.act}
									onGrip={onGrip}
									onPicture={onPicture}
								/>
							</div>
						)
					);
				})}
				{drag && line && (
					<div
						aria-hidden="true"
						className="pointer-events-none absolute inset-x-0 h-1 rounded-full bg-accent"
						style={{ top: (drag.to >= rows.length ? line.end : line.start) - 2 }}
					/>
				)}
			</div>
		</div>
	);
}
