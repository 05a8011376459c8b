import { useSyncExternalStore } from "react";

/** Varies the poll interval, so that tabs opened at the same time do not poll at the same time. */
const SPREAD = 0.9 + Math.random() * 0.2;

let isConnected = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

export function setConnected(value: boolean): void {
	if (isConnected === value) return;
	isConnected = value;
	for (const listener of listeners) listener();
}

/** Whether this tab gets live events, so that it need not poll. */
export function useConnected(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isConnected,
		() => false,
	);
}

/** For `refetchInterval`: `ms` plus or minus a tenth, or false while live events come. */
export function usePollInterval(ms: number): number | false {
	return useConnected() ? false : ms * SPREAD;
}
