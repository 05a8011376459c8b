import { useLayoutEffect, useRef, useState } from "react";
import { cellAt, type Place } from "./cells.ts";
import { useStable } from "./use-stable.ts";

/**
 * Returns a function that focuses a cell. Its row may not be rendered yet, or is about to be added or moved,
 * unless `isThere` says that the rendered rows are final.
 */
export function useFocus(
	table: { readonly current: HTMLElement | null },
	count: number,
	scrollTo: (index: number) => void,
): (place: Place, isThere?: boolean) => void {
	const wanted = useRef<Place | null>(null);
	const [, look] = useState(0);
	useLayoutEffect(() => {
		const place = wanted.current;
		if (!place) return;
		const cell = cellAt(table.current, place);
		if (cell || place.index >= count) wanted.current = null;
		else return scrollTo(place.index);
		cell?.focus();
		cell?.select();
	});
	return useStable((place, isThere = false) => {
		if (place.index < 0) return;
		const cell = isThere ? cellAt(table.current, place) : null;
		if (cell) {
			cell.focus();
			return cell.select();
		}
		wanted.current = place;
		look((looked) => looked + 1);
	});
}
