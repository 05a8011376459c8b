import { useEffect } from "react";

/** Takes back the verdict that a page showed on a press before its scripts ran (ssr/early-press.ts). */
export function clearEarlyVerdict(): void {
	delete document.documentElement.dataset.earlyVerdict;
}

/** Takes it back when the page shows its own, or has none to show. */
export function useClearEarlyVerdict(isOver: boolean): void {
	useEffect(() => {
		if (isOver) clearEarlyVerdict();
	}, [isOver]);
}
