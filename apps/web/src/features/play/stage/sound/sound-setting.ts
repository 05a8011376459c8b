const KEY = "sound";

/** Off by default. */
export function isSoundOn(): boolean {
	try {
		return localStorage.getItem(KEY) === "on";
	} catch {
		// The browser blocks storage.
		return false;
	}
}

export function rememberSound(isOn: boolean): void {
	try {
		localStorage.setItem(KEY, isOn ? "on" : "off");
	} catch {
		// Lasts for this visit only.
	}
}
