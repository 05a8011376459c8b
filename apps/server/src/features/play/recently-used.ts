/** At most so many values, by key. Where one too many comes in, the one that was not used for the longest goes. */
export interface RecentlyUsed<Key, Value> {
	/** Returns the value of the key, which counts as a use; undefined where it is not there. */
	get(key: Key): Value | undefined;
	set(key: Key, value: Value): void;
}

export function createRecentlyUsed<Key, Value>(most: number): RecentlyUsed<Key, Value> {
	// A Map hands out its keys in the order in which they were put in.
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
