import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** Rows rendered first, and at least added at a time. */
const STEP = 40;
/** Rows up to this distance below the screen are rendered, in pixels. */
const AHEAD = 1200;

/**
 * Returns how many rows of a long list to render. They are never removed again.
 * `rest` is for a spacer below them, as high as the rows that are not rendered.
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
		// Observes again after rows were added, to check whether they suffice.
	}, [rowHeight, count, total]);
	return { count, rest };
}
