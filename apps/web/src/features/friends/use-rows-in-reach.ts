import { type RefObject, useEffect, useRef, useState } from "react";

/** Rows rendered first, and added at least. */
const STEP = 50;
/** Rows up to this distance below the screen are rendered, in pixels. */
const AHEAD = 1200;
/** The height of a row. */
export const ROW_PX = 64;

/**
 * Returns how many rows of a long list to render. They are never removed again.
 * `end` is for an element below them while there are others.
 */
export function useRowsInReach(total: number): {
	readonly rendered: number;
	readonly end: RefObject<HTMLLIElement | null>;
} {
	const end = useRef<HTMLLIElement>(null);
	const [rendered, setRendered] = useState(STEP);
	useEffect(() => {
		if (rendered >= total || !end.current) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				const missing = innerHeight + AHEAD - entry.boundingClientRect.top;
				setRendered(rendered + Math.max(STEP, Math.ceil(missing / ROW_PX)));
			},
			{ rootMargin: `${AHEAD}px` },
		);
		observer.observe(end.current);
		return () => observer.disconnect();
	}, [rendered, total]);
	return { rendered, end };
}
