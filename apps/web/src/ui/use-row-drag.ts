import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Within this distance of an edge, in pixels, the list scrolls. */
const EDGE = 48;
const SCROLL_STEP = 12;

/** A dragged row, and the row before which it would be dropped. */
export interface Drag {
	readonly from: number;
	readonly to: number;
}

/** Lets a row be dragged by its handle. Escape cancels. */
export function useRowDrag(
	scroller: RefObject<HTMLElement | null>,
	onDrop: (from: number, to: number) => void,
) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const end = useRef(() => {});
	useEffect(() => () => end.current(), []);

	const begin = (event: ReactPointerEvent<HTMLElement>, from: number) => {
		const list = scroller.current;
		if (!list || event.button !== 0) return;
		event.preventDefault();
		end.current();
		let y = event.clientY;
		let to = from;
		const look = () => {
			const next = gapAt(list, y) ?? to;
			if (next !== to) setDrag({ from, to: next });
			to = next;
		};
		const timer = setInterval(() => {
			if (scrollAt(list, y)) look();
		}, 16);
		const stop = new AbortController();
		const { signal } = stop;
		end.current = () => {
			clearInterval(timer);
			stop.abort();
			setDrag(null);
		};
		const follow = (moved: PointerEvent) => {
			y = moved.clientY;
			look();
		};
		const drop = () => {
			end.current();
			onDrop(from, to > from ? to - 1 : to);
		};
		const giveUp = ({ key }: KeyboardEvent) => {
			if (key === "Escape") end.current();
		};
		setDrag({ from, to });
		addEventListener("pointermove", follow, { signal });
		addEventListener("pointerup", drop, { signal });
		addEventListener("pointercancel", () => end.current(), { signal });
		addEventListener("keydown", giveUp, { signal });
	};
	return { drag, begin };
}

/** Returns the row before which a drop here would insert. */
function gapAt(list: HTMLElement, y: number): number | null {
	const rows = [...list.querySelectorAll<HTMLElement>("[data-index]")];
	let gap: number | null = null;
	let lowest = Number.NEGATIVE_INFINITY;
	for (const row of rows) {
		const { top, height } = row.getBoundingClientRect();
		const index = Number(row.dataset.index);
		if (y < top + height / 2 || top <= lowest) continue;
		gap = index + 1;
		lowest = top;
	}
	return gap ?? Number(rows[0]?.dataset.index ?? 0);
}

/** Scrolls the list if the pointer is near its edge. Returns whether it did. */
function scrollAt(list: HTMLElement, y: number): boolean {
	const { top, bottom } = list.getBoundingClientRect();
	const by = y < top + EDGE ? -SCROLL_STEP : y > bottom - EDGE ? SCROLL_STEP : 0;
	const before = list.scrollTop;
	list.scrollTop += by;
	return list.scrollTop !== before;
}
