const COOKIE = "signed-in-before=1";
const YEAR_S = 31_536_000;

/** Stores that a player has signed in on this device, and nothing of who. The server reads it for the first page. */
export function rememberDevice(): void {
	// The Cookie Store API is missing on plain http, as in a home network.
	document.cookie = `${COOKIE}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

export const isKnownDevice = (): boolean => document.cookie.split("; ").includes(COOKIE);
