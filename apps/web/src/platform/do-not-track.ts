declare global {
	interface Navigator {
		/** Global Privacy Control, in browsers that have it. */
		readonly globalPrivacyControl?: boolean;
	}
}

/** By Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
	return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}
