import { useSyncExternalStore } from "react";

function watchVisibility(listener: () => void): () => void {
	document.addEventListener("visibilitychange", listener);
	return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether this tab is visible; false on the server. */
export function useIsVisible(): boolean {
	return useSyncExternalStore(
		watchVisibility,
		() => !document.hidden,
		() => false,
	);
}
