import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";

/** Whether a row that scrolls sideways continues at its start and at its end. */
export interface RowEdges {
	readonly start: boolean;
	readonly end: boolean;
}

const WHOLE: RowEdges = { start: false, end: false };

export function useRowEdges(row: RefObject<HTMLElement | null>): RowEdges {
	const [edges, setEdges] = useState(WHOLE);
	useEffect(() => {
		const { current } = row;
		if (!current) return;
		const look = () => {
			const { scrollLeft, scrollWidth, clientWidth } = current;
			const [start, end] = [scrollLeft > 1, scrollWidth - clientWidth - scrollLeft > 1];
			setEdges((old) => (old.start === start && old.end === end ? old : { start, end }));
		};
		current.addEventListener("scroll", look, { passive: true });
		const resized = new ResizeObserver(look);
		resized.observe(current);
		// Its content may change alone.
		for (const child of current.children) resized.observe(child);
		return () => {
			current.removeEventListener("scroll", look);
			resized.disconnect();
		};
	}, [row]);
	return edges;
}

const FADE = "2.5rem";

/** Returns a mask that fades the edges at which the row continues; undefined if it is whole. */
export function useRowFade(
	row: RefObject<HTMLElement | null>,
	/** The row's first column stays in place and is not faded. */
	{ isStartFixed = false } = {},
): CSSProperties | undefined {
	const edges = useRowEdges(row);
	const start = edges.start && !isStartFixed;
	const { end } = edges;
	if (!start && !end) return;
	const [from, to] = [start, end].map((isCut) => (isCut ? "transparent" : "black"));
	return {
		maskImage: `linear-gradient(to right, ${from}, black ${FADE}, black calc(100% - ${FADE}), ${to})`,
	};
}

/** Scrolls the row, but not the page, to its current link: when it appears, and when `shown` changes. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, shown?: string): void {
	const hasRun = useRef(false);
	useEffect(() => {
		const { current } = row;
		const link = current?.querySelector<HTMLElement>("[aria-current]");
		if (!current || !link) return;
		// A reader who scrolled the row before hydration is about to press a link, which must not move.
		const isPushed = !hasRun.current && current.scrollLeft > 0;
		hasRun.current = true;
		if (!isPushed) current.scrollLeft = link.offsetLeft - (current.clientWidth - link.offsetWidth) / 2;
	}, [row, shown]);
}
