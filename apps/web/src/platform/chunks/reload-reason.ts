import { useSyncExternalStore } from "react";
import { watchForLostCode } from "../lost-code.ts";

/** Why the page should be loaded again. */
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

/** Looks for a new version, unless pages still begin with the script of this one: that script is then gone from the server. */
export async function lookForNewVersion(entry?: string): Promise<void> {
	if (!current || (entry && current.endsWith(entry))) return;
	const answer = await fetch(current, { method: "HEAD", cache: "no-store" }).catch(() => null);
	if (answer?.status === 404 && !reason) setReason("new-version");
}

/** Notes when code could not be fetched. `entry` is the address of the script that the page began with. Returns what ends the watch. */
export function watchReloadReasons(entry: string): () => void {
	current = entry;
	const stop = watchForLostCode(() => setReason("lost-code"));
	return () => {
		stop();
		current = "";
		setReason(null);
	};
}
