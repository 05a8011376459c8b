/**
 * Keeps the page where it is when code can't be fetched for want of a connection. The router reloads the page for code that it can't
 * fetch, which helps after a release. Offline, the browser's own error page would come in its place. The router knows such an error by
 * its first words. Returns what ends this.
 */
export function stayWhenOffline(): () => void {
	const rename = ({ payload }: WindowEventMap["vite:preloadError"]) => {
		if (!navigator.onLine) payload.message = `No connection: ${payload.message}`;
	};
	addEventListener("vite:preloadError", rename);
	return () => removeEventListener("vite:preloadError", rename);
}
