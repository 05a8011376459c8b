/** A map of limited size. When it is full, a new value takes the place of the one that was used least recently. */
export interface RecentlyUsed<Key, Value> {
	/** Returns the value of the key, which counts as a use; undefined where it is not there. */
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): void;
}

export function createRecentlyUsed<Key, Value>(most: number): RecentlyUsed<Key, Value> {
	// A Map keeps the order in which keys were added, so the first is the least recently used.
	const values = new Map<Key, Value>();
	function put(key: Key, value: Value): void {
		values.delete(key);
		values.set(key, value);
	}
	return {
		get(key) {
			const value = values.get(key);
			if (value !== undefined) put(key, value);
			return value;
		},
		set(key, value) {
			put(key, value);
			const [oldest] = values.keys();
			if (values.size > most && oldest !== undefined) values.delete(oldest);
		},
	};
}
