import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

const nameFor = (userId: string) => `hilo-busy ${userId}`;

/** Whether the player wants to be left alone, as chosen in this browser. */
function isBusy(userId: string): boolean {
	try {
		return localStorage.getItem(nameFor(userId)) !== null;
	} catch {
		// A browser that keeps nothing.
		return false;
	}
}

/** Keeps the choice for the player, in all tabs. */
export function chooseBusy(userId: string, busy: boolean): void {
	try {
		if (busy) localStorage.setItem(nameFor(userId), "yes");
		else localStorage.removeItem(nameFor(userId));
	} catch {
		// It can't be kept, and nothing else depends on it.
	}
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

export function useBusy(userId: string): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isBusy(userId),
		() => false,
	);
}
