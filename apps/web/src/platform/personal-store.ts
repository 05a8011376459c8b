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
