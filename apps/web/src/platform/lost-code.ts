export const LOST_CODE_TEXT = "Part of the page could not be loaded.";

const lost = new WeakSet<object>();

/** Whether an error says that code could not be fetched. Browsers remember that until the page is loaded again. */
export function isLostCode(error: unknown): boolean {
	return typeof error === "object" && error !== null && lost.has(error);
}

/** For code that the page does not need: the reader is not told of it. */
export function ignoreLostCode(error: unknown): void {
	if (typeof error === "object" && error !== null) lost.delete(error);
}

/** Calls `tell` when code could not be fetched. Returns what ends the watch. */
export function watchForLostCode(tell: () => void): () => void {
	const note = ({ payload }: WindowEventMap["vite:preloadError"]) => {
		lost.add(payload);
		// The router reloads the page for errors that begin with the browser's words, and what was typed would be lost.
		if (!payload.message.startsWith(LOST_CODE_TEXT)) payload.message = `${LOST_CODE_TEXT} ${payload.message}`;
		// Those who asked for the code may ignore the error first.
		setTimeout(() => isLostCode(payload) && tell());
	};
	addEventListener("vite:preloadError", note);
	return () => removeEventListener("vite:preloadError", note);
}
