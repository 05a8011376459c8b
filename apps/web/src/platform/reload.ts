import { useSyncExternalStore } from "react";

/** Why the page should be loaded again: a part of its code could not be fetched, or the server has a new version. */
type ReloadReason = "lost-code" | "new-version";

export const LOST_CODE_TEXT = "Part of the page could not be loaded.";

let reason: ReloadReason | null = null;
let entryAddress = "";
const lost = new WeakSet<object>();
const listeners = new Set<() => void>();

function setReason(next: ReloadReason | null): void {
	reason = next;
	for (const listener of listeners) listener();
}

export function useReloadReason(): ReloadReason | null {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => reason,
		() => null,
	);
}

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
		setReason("lost-code");
	};
	entryAddress = entry;
	addEventListener("vite:preloadError", note);
	return () => {
		removeEventListener("vite:preloadError", note);
		entryAddress = "";
		setReason(null);
	};
}

/** Looks for a new version, which has deleted this page's script. `entry` is the script that the server's pages use. */
export async function lookForNewVersion(entry?: string): Promise<void> {
	if (!entryAddress || (entry && entryAddress.endsWith(entry))) return;
	const answer = await fetch(entryAddress, { method: "HEAD", cache: "no-store" }).catch(() => null);
	if (answer?.status === 404 && !reason) setReason("new-version");
}
