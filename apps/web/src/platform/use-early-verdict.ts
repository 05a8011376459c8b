import { useEffect } from "react";

/** Ends the verdict that a page showed before its scripts ran (ssr/early-press.ts), when `isOpen` changes or the page goes. */
export function useEarlyVerdict(isOpen: boolean): void {
	useEffect(
		() => () => {
			if (isOpen) delete document.documentElement.dataset.earlyVerdict;
		},
		[isOpen],
	);
}
