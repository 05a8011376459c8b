const KEY = "told-of-local-data";

/** Returns whether a game's notice of local data is due: once a session, however often the game is started. */
export function takeLocalNotice(): boolean {
	try {
		if (sessionStorage.getItem(KEY)) return false;
		sessionStorage.setItem(KEY, "yes");
	} catch {
		// The browser keeps nothing for this site: better said twice than never.
	}
	return true;
}
