const KEY = "sound";

/** Whether this browser's player wants to hear the stage. Off until they say otherwise. */
export function isSoundOn(): boolean {
	try {
		return localStorage.getItem(KEY) === "on";
	} catch {
		// The browser keeps nothing for this site.
		return false;
	}
}

export function rememberSound(isOn: boolean): void {
	try {
		localStorage.setItem(KEY, isOn ? "on" : "off");
	} catch {
		// It holds for this visit only.
	}
}
