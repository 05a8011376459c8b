import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for the element that takes the focus when it appears, because the focused one was removed.
 * `isWanted` is false on a new page, where reading begins at the top.
 */
export function useArrivalFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
	const arrived = useRef<T>(null);
	useEffect(() => {
		if (isWanted) arrived.current?.focus({ preventScroll: true });
	}, [isWanted]);
	return arrived;
}
