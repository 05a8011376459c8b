interface StoredValue<Value> {
	/** Null if nothing valid is stored. */
	read(): Value | null;
	/** Null removes the value. Returns whether the browser has done it: it may block storage, or have no space. */
	write(value: Value | null): boolean;
}

/**
 * A value that the browser stores as JSON: "browser" until it is deleted, "tab" until the tab is closed.
 * @param parse validates what is stored, which users and older versions can have written; null for an invalid value
 */
export function storedValue<Value>(
	place: "browser" | "tab",
	key: string,
	parse: (stored: unknown) => Value | null,
): StoredValue<Value> {
	const storage = () => (place === "browser" ? localStorage : sessionStorage);
	return {
		read() {
			try {
				return parse(parsedOrText(storage().getItem(key)));
			} catch {
				return null;
			}
		},
		write(value) {
			try {
				if (value === null) storage().removeItem(key);
				else storage().setItem(key, JSON.stringify(value));
				return true;
			} catch {
				return false;
			}
		},
	};
}

/** Earlier versions stored plain words. */
function parsedOrText(text: string | null): unknown {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return text;
	}
}
