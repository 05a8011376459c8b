import { useSyncExternalStore } from "react";

let isHere = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Whether the site has been replaced by a newer version since the page was loaded, so that parts of the page are gone. */
export function useNewVersion(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isHere,
		() => false,
	);
}

let current = "";
let look = () => {};

/** Looks for a new version, unless pages still begin with the script of this one. */
export function lookForNewVersion(entry?: string): void {
	if (!entry || !current.endsWith(entry)) look();
}

/**
 * Looks for a new version whenever a part of the client could not be fetched: the script that the page began with is then gone from the
 * server. `entry` is its address. Returns what ends the watch.
 */
export function watchForNewVersion(entry: string): () => void {
	current = entry;
	look = async () => {
		const answer = await fetch(entry, { method: "HEAD", cache: "no-store" }).catch(() => null);
		if (answer?.status !== 404) return;
		isHere = true;
		for (const listener of listeners) listener();
	};
	addEventListener("vite:preloadError", look);
	return () => {
		removeEventListener("vite:preloadError", look);
		isHere = false;
	};
}
