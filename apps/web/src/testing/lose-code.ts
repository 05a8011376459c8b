/** Dispatches Vite's event for code that failed to load, and returns the error. */
export function loseCode(): Error {
	const payload = new TypeError("Failed to fetch dynamically imported module: /assets/part.js");
	const event = new Event("vite:preloadError", { cancelable: true });
	dispatchEvent(Object.assign(event, { payload }));
	return payload;
}
