import { useCallback, useLayoutEffect, useRef } from "react";

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
