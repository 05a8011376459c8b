/** An LRU cache: when it is full, a new value replaces the least recently used one. */
export interface RecentlyUsed<Key, Value> {
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): void;
}

export function createRecentlyUsed<Key, Value>(most: number): RecentlyUsed<Key, Value> {
	// A Map iterates in insertion order, so its first key is the least recently used.
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
