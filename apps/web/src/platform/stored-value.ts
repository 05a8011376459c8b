export interface StoredValue<Value> {
	readonly key: string;
	/** Null if nothing valid is stored. */
	read(): Value | null;
	/**
	 * Null removes the value. Returns whether the browser has stored it: it may block storage, or have no space. Then
	 * the page keeps the value until it is left.
	 */
	write(value: Value | null): boolean;
}

/**
 * A value that the browser stores as JSON: "browser" until it is deleted, "tab" until the tab is closed.
 * @param parse validates what is stored, which users and other versions of the site can have written; null: invalid
 */
export function storedValue<Value>(
	place: "browser" | "tab",
	key: string,
	parse: (stored: unknown) => Value | null,
): StoredValue<Value> {
	const storage = () => (place === "browser" ? localStorage : sessionStorage);
	return {
		key,
		read() {
			try {
				return parse(JSON.parse(unstored.get(key) ?? storage().getItem(key) ?? "null"));
			} catch {
				return null;
			}
		},
		write(value) {
			const text = JSON.stringify(value);
			try {
				if (value === null) storage().removeItem(key);
				else storage().setItem(key, text);
				unstored.delete(key);
				return true;
			} catch {
				if (!import.meta.env.SSR) unstored.set(key, text);
				return false;
			}
		},
	};
}

/** The JSON of values that the browser did not store, by key. */
const unstored = new Map<string, string>();

/** The prefix of storage keys that belong to one player. */
const PERSONAL = "hilo-of:";

/** A stored value of one player, deleted when a player signs out. */
export function personalValue<Value>(
	place: "browser" | "tab",
	playerId: string,
	name: string,
	parse: (stored: unknown) => Value | null,
): StoredValue<Value> {
	return storedValue(place, `${PERSONAL}${playerId}:${name}`, parse);
}

/** The names, beginning with `prefix`, of what the browser keeps for the player; none where it blocks storage. */
export function personalNames(playerId: string, prefix: string): string[] {
	const owner = `${PERSONAL}${playerId}:`;
	let stored: string[] = [];
	try {
		stored = Object.keys(localStorage);
	} catch {
		// What this page keeps itself is in `unstored`.
	}
	const keys = new Set([...unstored.keys(), ...stored]);
	return [...keys].filter((key) => key.startsWith(owner + prefix)).map((key) => key.slice(owner.length));
}

/** Removes everything stored for players in this browser, as on signing out. */
export function forgetPersonal(): void {
	for (const key of unstored.keys()) if (key.startsWith(PERSONAL)) unstored.delete(key);
	try {
		for (const storage of [localStorage, sessionStorage])
			for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
	} catch {
		// Without storage there is nothing to remove.
	}
}
