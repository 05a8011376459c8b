/** Announces, as Vite does, that code could not be fetched. Returns the error. */
export function loseCode(): Error {
	const payload = new TypeError("Failed to fetch dynamically imported module: /assets/part.js");
	const event = new Event("vite:preloadError", { cancelable: true });
	dispatchEvent(Object.assign(event, { payload }));
	return payload;
}
