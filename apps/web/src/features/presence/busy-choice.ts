import { useSyncExternalStore } from "react";
import { personalStore } from "../../platform/stored-value.ts";

const listeners = new Set<() => void>();

const storeOf = (userId: string) => personalStore("browser", userId, "busy");

/** Stored for all tabs of this browser until the player signs out. */
export function chooseBusy(userId: string, busy: boolean): void {
	storeOf(userId).write(busy ? "yes" : null);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	// Sent to the other tabs by the browser.
	addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
	};
}

export function useBusy(userId: string): boolean {
	return useSyncExternalStore(
		subscribe,
		() => storeOf(userId).read() !== null,
		() => false,
	);
}
