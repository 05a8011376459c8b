import { useSyncExternalStore } from "react";

/** A poll keeps this share of its interval, a little more or less: tabs that began together don't ask together for ever. */
const SPREAD = 0.9 + Math.random() * 0.2;

let isConnected = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Takes in whether this tab's live stream is open. */
export function setConnected(value: boolean): void {
	if (isConnected === value) return;
	isConnected = value;
	for (const listener of listeners) listener();
}

/** Whether live events reach this tab, so that nothing that they tell of has to be polled. */
export function useConnected(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isConnected,
		() => false,
	);
}

/** Returns how often to ask for what live events tell of, for `refetchInterval`: `ms` give or take a tenth, and not at all while they do. */
export function usePollInterval(ms: number): number | false {
	return useConnected() ? false : ms * SPREAD;
}
