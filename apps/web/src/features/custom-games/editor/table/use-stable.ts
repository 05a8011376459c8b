import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** Returns a function whose identity never changes, so that memoised rows are not rerendered. */
export function useStable<Args extends readonly unknown[], Result>(
	work: (...args: Args) => Result,
): (...args: Args) => Result {
	const latest = useRef(work);
	useLayoutEffect(() => {
		latest.current = work;
	});
	return useCallback((...args: Args) => latest.current(...args), []);
}

/** Listens to events of an element and those inside it. */
export function useListener<Type extends keyof HTMLElementEventMap>(
	element: RefObject<HTMLElement | null>,
	type: Type,
	listen: (event: HTMLElementEventMap[Type]) => void,
): void {
	const stableListener = useStable(listen);
	useEffect(() => {
		const { current } = element;
		current?.addEventListener(type, stableListener);
		return () => current?.removeEventListener(type, stableListener);
	}, [element, type, stableListener]);
}
