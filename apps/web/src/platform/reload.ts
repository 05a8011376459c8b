import { createStore } from "../ui/store.ts";

/** Why the page should be loaded again: a part of its code could not be fetched, or the server has a new version. */
type ReloadReason = "lost-code" | "new-version";

export const LOST_CODE_TEXT = "Part of the page could not be loaded.";

const reason = createStore<ReloadReason | null>(null);
export const useReloadReason = reason.useValue;
let entryAddress = "";
const lost = new WeakSet<object>();

/** Whether it is the error of code that could not be fetched. Browsers remember that until the page is reloaded. */
export function isLostCode(error: unknown): boolean {
	return typeof error === "object" && error !== null && lost.has(error);
}

/**
 * Watches for code that can't be fetched. Returns a function that ends it.
 * @param entry the address of the page's own script
 */
export function watchReloadReasons(entry: string): () => void {
	const note = ({ payload }: WindowEventMap["vite:preloadError"]) => {
		lost.add(payload);
		// The router would reload the page for errors that begin with the browser's text, and typed text would be lost.
		if (!payload.message.startsWith(LOST_CODE_TEXT)) payload.message = `${LOST_CODE_TEXT} ${payload.message}`;
		reason.set("lost-code");
	};
	entryAddress = entry;
	addEventListener("vite:preloadError", note);
	return () => {
		removeEventListener("vite:preloadError", note);
		entryAddress = "";
		reason.set(null);
	};
}

/** Looks for a new version, which has deleted this page's script. `entry` is the script that the server's pages use. */
export async function lookForNewVersion(entry?: string): Promise<void> {
	if (!entryAddress || (entry && entryAddress.endsWith(entry))) return;
	const answer = await fetch(entryAddress, { method: "HEAD", cache: "no-store" }).catch(() => null);
	if (answer?.status === 404 && !reason.get()) reason.set("new-version");
}
