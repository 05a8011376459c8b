export const LOST_CODE_TEXT = "Part of the page could not be loaded.";

const lost = new WeakSet<object>();

/** Whether code failed to load. Browsers remember that until the page is reloaded. */
export function isLostCode(error: unknown): boolean {
	return typeof error === "object" && error !== null && lost.has(error);
}

/** For code that the page does not need, so that nothing is shown. */
export function ignoreLostCode(error: unknown): void {
	if (typeof error === "object" && error !== null) lost.delete(error);
}

/** Calls `tell` when code fails to load. Returns a function that ends the watch. */
export function watchForLostCode(tell: () => void): () => void {
	const note = ({ payload }: WindowEventMap["vite:preloadError"]) => {
		lost.add(payload);
		// The router would reload the page for errors that begin with the browser's text, and typed text would be lost.
		if (!payload.message.startsWith(LOST_CODE_TEXT)) payload.message = `${LOST_CODE_TEXT} ${payload.message}`;
		// The importer may ignore the error first.
		setTimeout(() => isLostCode(payload) && tell());
	};
	addEventListener("vite:preloadError", note);
	return () => removeEventListener("vite:preloadError", note);
}
