import { useCallback, useLayoutEffect, useRef } from "react";

/** Returns a function that stays the same and does what the latest one does, so that rows are not drawn again for its sake. */
export function useStable<Args extends readonly unknown[], Result>(
	work: (...args: Args) => Result,
): (...args: Args) => Result {
	const latest = useRef(work);
	useLayoutEffect(() => {
		latest.current = work;
	});
	return useCallback((...args: Args) => latest.current(...args), []);
}
