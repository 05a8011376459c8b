import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for what takes the focus when it comes to the screen, because what had it before has gone. `isWanted` is false where
 * the page is new, and the reader begins at its top.
 */
export function useArrivalFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
	const arrived = useRef<T>(null);
	useEffect(() => {
		if (isWanted) arrived.current?.focus({ preventScroll: true });
	}, [isWanted]);
	return arrived;
}
