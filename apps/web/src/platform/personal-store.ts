/** What begins so in a browser's storage belongs to one player alone. */
export const PERSONAL = "hilo-of:";

/** Texts that a browser keeps for one player on this device. Where it keeps nothing, as in some private windows, all is as if empty. */
export interface PersonalStore {
	read(): string | null;
	/** Keeps a text; null removes it. Returns whether it is kept now. */
	write(text: string | null): boolean;
	/** The name under which the browser keeps it. */
	readonly key: string;
}

/** Returns the place of a text: in the browser for good, or in this tab until it is closed. */
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
