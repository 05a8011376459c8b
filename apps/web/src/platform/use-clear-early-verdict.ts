import { useEffect } from "react";

/** Clears the verdict of a press before the scripts ran (ssr/early-press.ts) when `isOver`, and when the component goes. */
export function useClearEarlyVerdict(isOver: boolean): void {
	useEffect(() => {
		const clear = () => {
			delete document.documentElement.dataset.earlyVerdict;
		};
		if (isOver) clear();
		return clear;
	}, [isOver]);
}
