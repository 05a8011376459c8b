import type { FactKind } from "@hilo/rules/live/facts";
import type { PresenceKeeper } from "../features/presence/presence-keeper.ts";
import type { Signal } from "../platform/live/bus.ts";
import type { ProcessCaches } from "../platform/process-caches.ts";

/** Live events about changes that every visitor can see. */
const OF_EVERYBODY: ReadonlySet<FactKind> = new Set(["site", "games", "maintenance", "refresh"]);

export function hearSignals(kept: ProcessCaches, { people }: PresenceKeeper): (signal: Signal) => void {
	return ({ to, fact, word }) => {
		if (word?.kind === "forget" || (fact && to === "everyone" && OF_EVERYBODY.has(fact.kind))) kept.clear();
		if (!word || to === "everyone") return;
		for (const userId of to) {
			if (word.kind === "status") people.hear(userId, word.status);
			if (word.kind === "signed-out") people.signOut(userId, word.sessionId);
		}
	};
}
