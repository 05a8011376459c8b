import { useSyncExternalStore } from "react";
import { watchForLostCode } from "../lost-code.ts";

type ReloadReason = "lost-code" | "new-version";

let reason: ReloadReason | null = null;
const listeners = new Set<() => void>();

function setReason(next: ReloadReason | null): void {
	reason = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useReloadReason(): ReloadReason | null {
	return useSyncExternalStore(
		subscribe,
		() => reason,
		() => null,
	);
}

let current = "";

/** Checks for a new version, unless pages still use this one's script: a new version has deleted that script. */
export async function lookForNewVersion(entry?: string): Promise<void> {
	if (!current || (entry && current.endsWith(entry))) return;
	const answer = await fetch(current, { method: "HEAD", cache: "no-store" }).catch(() => null);
	if (answer?.status === 404 && !reason) setReason("new-version");
}

/**
 * Watches for code that fails to load. Returns a function that ends it.
 * @param entry the address of the page's own script
 */
export function watchReloadReasons(entry: string): () => void {
	current = entry;
	const stop = watchForLostCode(() => setReason("lost-code"));
	return () => {
		stop();
		current = "";
		setReason(null);
	};
}
