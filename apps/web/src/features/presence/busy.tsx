import { useSyncExternalStore } from "react";
import { personalValue } from "../../platform/stored-value.ts";
import { PresenceDot } from "./presence-mark.tsx";

const listeners = new Set<() => void>();

const storedBusy = (userId: string) =>
	personalValue("browser", userId, "busy", (stored) => (stored === true ? stored : null));

/** Stored for all tabs of this browser until the player signs out. */
export function chooseBusy(userId: string, busy: boolean): void {
	storedBusy(userId).write(busy || null);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	// Sent to the other tabs by the browser.
	addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
	};
}

export function useBusy(userId: string): boolean {
	return useSyncExternalStore(
		subscribe,
		() => storedBusy(userId).read() !== null,
		() => false,
	);
}

/** The choice in the account menu. */
export function BusyItem({ userId }: { userId: string }) {
	const isBusy = useBusy(userId);
	return (
		<button type="button" onClick={() => chooseBusy(userId, !isBusy)}>
			<span className="inline-flex items-center gap-2">
				{isBusy && <PresenceDot status="busy" />}
				{isBusy ? "You're busy" : "Appear busy"}
			</span>
			{isBusy && <span className="text-sm text-muted underline">Undo</span>}
		</button>
	);
}
