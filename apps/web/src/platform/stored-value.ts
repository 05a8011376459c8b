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

/** The prefix of storage keys that belong to one player. */
export const PERSONAL = "hilo-of:";

/** Text stored in the browser for one player. It is empty if the browser stores nothing, as in a private window. */
export interface PersonalStore {
	read(): string | null;
	/** Null removes the text. Returns whether it is stored now. */
	write(text: string | null): boolean;
	readonly key: string;
}

/** "browser" stores permanently, "tab" until the tab is closed. */
export function personalStore(place: "browser" | "tab", playerId: string, name: string): PersonalStore {
	const key = `${PERSONAL}${playerId}:${name}`;
	return {
		key,
		read: () => attempt(() => storageOf(place).getItem(key)),
		write: (text) =>
			attempt(() => {
				if (text === null) storageOf(place).removeItem(key);
				else storageOf(place).setItem(key, text);
				return true;
			}) ?? false,
	};
}

const storageOf = (place: "browser" | "tab") => (place === "browser" ? localStorage : sessionStorage);

function attempt<Result>(work: () => Result): Result | null {
	try {
		return work();
	} catch {
		return null;
	}
}

/** Removes everything stored for players in this browser, as on signing out. */
export function forgetPersonal(): void {
	try {
		for (const storage of [localStorage, sessionStorage])
			for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
	} catch {
		// Without storage there is nothing to remove.
	}
}
