import { type RefObject, useEffect, useState } from "react";

/** Distance from the screen, in pixels, at which an element counts as seen. */
const AHEAD = "600px";

/** Whether the element has been on the screen or near it. A long chat renders cards that are never looked at. */
export function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
	const [wasSeen, setSeen] = useState(false);
	useEffect(() => {
		if (wasSeen || !element.current) return;
		const observer = new IntersectionObserver(
			(entries) => setSeen(entries.some((each) => each.isIntersecting)),
			{
				rootMargin: AHEAD,
			},
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, wasSeen]);
	return wasSeen;
}
