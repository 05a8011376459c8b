import type { Tx } from "@hilo/db/open-database";
import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { Audience, Bus, ProcessMessage } from "./bus.ts";

/**
 * Call these in `tx.afterCommit` or after a single statement, never in a transaction that may be retried.
 * They never throw and never wait, and nothing may depend on an event's arrival.
 */
export interface LiveEvents {
	/** Sends an event to all tabs of these users. */
	notifyClients(to: Audience, event: LiveEvent): void;
	/** Rechecks session, rights and maintenance of these users' streams, and ends those no longer allowed. */
	recheck(audience: Audience): void;
	/** Sends a message about these users to every process, this one included. */
	broadcast(audience: Audience, message: ProcessMessage): void;
}

export function createLiveEvents(bus: Bus): LiveEvents {
	const publish: Bus["publish"] = (signal) => {
		if (signal.to.length > 0) bus.publish(signal);
	};
	return {
		notifyClients: (to, event) => publish({ to, event }),
		recheck: (audience) => publish({ to: audience }),
		broadcast: (audience, message) => publish({ to: audience, message }),
	};
}

/** Notifies clients once the transaction is committed. Ids may repeat; null is a guest, who has no stream. */
export function notifyAfterCommit(
	{ live }: { readonly live: LiveEvents },
	tx: Tx,
	to: "everyone" | readonly (string | null)[],
	event: LiveEvent,
): void {
	const audience = to === "everyone" ? to : [...new Set(to)].filter((id) => id !== null);
	tx.afterCommit(() => live.notifyClients(audience, event));
}
