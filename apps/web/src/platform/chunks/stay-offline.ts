/**
 * Keeps the router from reloading the page when it can't fetch a page's code while the browser is offline: the browser's own error page
 * would take the site's place. The router knows such an error by the first words of its message, so they are changed. Returns what
 * ends this.
 */
export function stayWhenOffline(): () => void {
	const rename = ({ payload }: WindowEventMap["vite:preloadError"]) => {
		if (!navigator.onLine) payload.message = `No connection: ${payload.message}`;
	};
	addEventListener("vite:preloadError", rename);
	return () => removeEventListener("vite:preloadError", rename);
}
