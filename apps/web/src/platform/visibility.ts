import { useSyncExternalStore } from "react";

function watchVisibility(listener: () => void): () => void {
	document.addEventListener("visibilitychange", listener);
	return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether this tab is shown. While the server renders it is not. */
export function useIsVisible(): boolean {
	return useSyncExternalStore(
		watchVisibility,
		() => !document.hidden,
		() => false,
	);
}
