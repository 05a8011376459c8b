const KEY = "told-of-local-data";

/** Whether to show a game's notice of local data: one time per session. */
export function takeLocalNotice(): boolean {
	try {
		if (sessionStorage.getItem(KEY)) return false;
		sessionStorage.setItem(KEY, "yes");
	} catch {
		// The browser blocks storage, so the notice is shown again.
	}
	return true;
}
