import { useSyncExternalStore } from "react";
import { personalStore } from "../../platform/personal-store.ts";

const listeners = new Set<() => void>();

const storeOf = (userId: string) => personalStore("browser", userId, "busy");

/** Keeps for the player, in all tabs of this browser and until signing out, whether to be left alone. */
export function chooseBusy(userId: string, busy: boolean): void {
	storeOf(userId).write(busy ? "yes" : null);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	// Sent to the other tabs.
	addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
	};
}

/** Whether the player has chosen to be left alone. */
export function useBusy(userId: string): boolean {
	return useSyncExternalStore(
		subscribe,
		() => storeOf(userId).read() !== null,
		() => false,
	);
}
