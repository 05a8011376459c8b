import type { LiveEventKind } from "@hilo/rules/live/live-events";
import type { PresenceKeeper } from "../features/presence/presence-keeper.ts";
import type { Signal } from "../platform/live/bus.ts";
import type { ProcessCaches } from "../platform/process-caches.ts";

/** Events about public data. */
const CLEARING: ReadonlySet<LiveEventKind> = new Set(["site", "games", "maintenance", "refresh"]);

/** Returns how this process handles signals, its own included. */
export function handleSignals(caches: ProcessCaches, { people }: PresenceKeeper): (signal: Signal) => void {
	return ({ to, event, message }) => {
		if (message?.kind === "clear-caches" || (event && to === "everyone" && CLEARING.has(event.kind)))
			caches.clear();
		if (!message || to === "everyone") return;
		for (const userId of to) {
			if (message.kind === "status") people.takeStatus(userId, message.status);
			if (message.kind === "signed-out") people.signOut(userId, message.sessionId);
		}
	};
}
