import { PERSONAL } from "./personal-store.ts";

/** Removes everything that is kept for players on this device, as when one of them signs out. */
export function forgetPersonal(): void {
	try {
		for (const storage of [localStorage, sessionStorage])
			for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
	} catch {
		// Where the browser keeps nothing, there is nothing to remove.
	}
}
