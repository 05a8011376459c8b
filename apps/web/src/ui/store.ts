import { useSyncExternalStore } from "react";

/** A value outside of components. `useValue` returns it, and the initial value on the server and while hydrating. */
export function createStore<Value>(initial: Value) {
	let value = initial;
	const listeners = new Set<() => void>();
	const get = () => value;
	function subscribe(listener: () => void) {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}
	return {
		get,
		set(next: Value) {
			value = next;
			for (const listener of listeners) listener();
		},
		useValue: () => useSyncExternalStore(subscribe, get, () => initial),
	};
}
