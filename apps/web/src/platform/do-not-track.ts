declare global {
	interface Navigator {
		/** Global Privacy Control, where the browser has it. */
		readonly globalPrivacyControl?: boolean;
	}
}

/** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control (D62). */
export function asksNotToBeTracked(): boolean {
	return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}
