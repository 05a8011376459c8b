import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** How many rows come with the page, and at least with each step of a scroll. */
const STEP = 40;
/** How far below the screen rows are made ready, in pixels. */
const AHEAD = 1200;

/**
 * Says how many rows of a long list are to be rendered: those that were ever in reach of the screen. `rest` is for an element as high as
 * the others together, which stands below them.
 */
export function useRowsInReach(
	total: number,
	rowHeight: number,
): { readonly count: number; readonly rest: RefObject<HTMLLIElement | null> } {
	const rest = useRef<HTMLLIElement>(null);
	const [reached, reach] = useState(STEP);
	const count = Math.min(total, reached);
	useEffect(() => {
		const element = rest.current;
		if (!element) return;
		const look = () => {
			const missing = window.innerHeight + AHEAD - element.getBoundingClientRect().top;
			const rows = Math.ceil(missing / rowHeight);
			if (rows > 0) startTransition(() => reach((before) => before + Math.ceil(rows / STEP) * STEP));
		};
		const observer = new IntersectionObserver(look, { rootMargin: `${AHEAD}px` });
		observer.observe(element);
		return () => observer.disconnect();
		// Whenever rows were added, it is looked at anew whether that was enough.
	}, [rowHeight, count, total]);
	return { count, rest };
}
