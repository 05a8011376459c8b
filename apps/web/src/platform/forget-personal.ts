import { PERSONAL } from "./personal-store.ts";

/** Removes everything stored for players in this browser, as on signing out. */
export function forgetPersonal(): void {
	try {
		for (const storage of [localStorage, sessionStorage])
			for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL)) storage.removeItem(key);
	} catch {
		// Without storage there is nothing to remove.
	}
}
