import { useSyncExternalStore } from "react";

/** Listens to the tab being shown and hidden. Returns a function that ends it. */
export function watchVisibility(listener: () => void): () => void {
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
