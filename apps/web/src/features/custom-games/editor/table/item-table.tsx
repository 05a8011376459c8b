import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useImperativeHandle, useRef, useState } from "react";
import { useRowDrag } from "../../../../ui/use-row-drag.ts";
import { type RowProblems, rowProblems } from "../model/problems.ts";
import { PictureModal } from "../parts/picture-modal.tsx";
import { placeOf } from "./cells.ts";
import { COLUMN_WIDTHS } from "./columns.ts";
import { ItemRow } from "./item-row.tsx";
import type { ItemsProps } from "./items.ts";
import { TableHead } from "./table-head.tsx";
import { useCellKeys } from "./use-cell-keys.ts";
import { useCellPictures } from "./use-cell-pictures.ts";
import { useFocus } from "./use-focus.ts";
import { useListener } from "./use-listener.ts";
import { useRowActs } from "./use-row-acts.ts";
import { useStable } from "./use-stable.ts";

const LINE = 45;
const OVERSCAN = 8;
const HEAD = 44;
const NO_PROBLEMS: RowProblems = {};

/** The items as a table of inputs. Only visible rows are rendered. */
export function ItemTable(props: ItemsProps & { readonly valueLabel: string }) {
	const { rows, step, isJudged, duplicates, lostPictures, valueLabel, handle } = props;
	const scroller = useRef<HTMLDivElement>(null);
	const [active, setActive] = useState<number | null>(null);
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => scroller.current,
		getItemKey: (index) => rows[index]?.id ?? index,
		estimateSize: () => LINE,
		overscan: OVERSCAN,
		scrollPaddingStart: HEAD,
		// The row with the focus stays rendered wherever the list is scrolled.
		rangeExtractor: (range) => {
			const shown = defaultRangeExtractor(range);
			if (active === null || active >= rows.length || shown.includes(active)) return shown;
			return [...shown, active].sort((a, b) => a - b);
		},
	});
	const focus = useFocus(scroller, rows.length, (index) => virtualizer.scrollToIndex(index));
	useImperativeHandle(handle, () => ({ show: (index, field) => focus({ index, field }) }), [focus]);
	const [pictureOf, setPictureOf] = useState<string | null>(null);
	const acts = useRowActs(props, focus, setPictureOf);
	useCellPictures(scroller, rows, props.uploads);
	useCellKeys(scroller, { rows, step, focus, remove: acts.remove, announce: props.announce });
	useListener(scroller, "focusin", ({ target }) => {
		const place = placeOf(target);
		if (!place) return;
		setActive(place.index);
		props.onActive(rows[place.index]?.id ?? null);
	});
	useListener(scroller, "focusout", ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && scroller.current?.contains(relatedTarget))) props.onActive(null);
	});
	const { drag, begin } = useRowDrag(scroller, acts.drop);
	const onGrip = useStable(begin);
	const picture = useStable(props.onPicture);
	const pictured = rows.find(({ id }) => id === pictureOf);
	const line = drag && virtualizer.measurementsCache[Math.min(drag.to, rows.length - 1)];
	return (
		<>
			<div
				ref={scroller}
				className="relative max-h-[max(24rem,calc(100dvh-var(--bar)-12rem))] scroll-pt-12 overflow-x-hidden overflow-y-auto overscroll-contain rounded-md border-2 border-line bg-raise"
			>
				<table
					aria-label="Items"
					aria-rowcount={rows.length + 1}
					className="w-full table-fixed border-separate border-spacing-0"
				>
					<colgroup>
						{COLUMN_WIDTHS.map((width, at) => (
							<col key={at} style={{ width }} />
						))}
					</colgroup>
					<TableHead valueLabel={valueLabel} onSort={acts.sort} />
					<tbody>
						{withGaps(virtualizer.getVirtualItems(), virtualizer.getTotalSize()).map((shown) => {
							if (typeof shown === "number") return <Gap key={`gap ${shown}`} height={shown} />;
							const row = rows[shown.index];
							return (
								row && (
									<ItemRow
										key={shown.key}
										row={row}
										index={shown.index}
										problems={isJudged(row) ? rowProblems(row) : NO_PROBLEMS}
										duplicateOf={duplicates.get(row.id)}
										isPictureLost={lostPictures.has(row.imageUrl.trim())}
										isDragged={drag?.from === shown.index}
										step={step}
										onAct={acts.act}
										onGrip={onGrip}
										onPicture={picture}
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
						style={{ top: HEAD + (drag.to >= rows.length ? line.end : line.start) - 2 }}
					/>
				)}
			</div>
			{pictured && (
				<PictureModal
					row={pictured}
					uploads={props.uploads}
					problem={isJudged(pictured) ? rowProblems(pictured).imageUrl : undefined}
					onUrl={(text) => step({ type: "cell", id: pictured.id, field: "imageUrl", text })}
					onClose={() => setPictureOf(null)}
				/>
			)}
		</>
	);
}

function Gap({ height }: { height: number }) {
	return (
		<tr>
			<td colSpan={COLUMN_WIDTHS.length} style={{ height }} />
		</tr>
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
