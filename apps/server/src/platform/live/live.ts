import type { Tx } from "@hilo/db/open-database";
import type { Fact } from "@hilo/rules/live/facts";
import type { Audience, Bus } from "./bus.ts";
import type { Word } from "./word.ts";

/**
 * Call these in `tx.afterCommit` or after a single statement, never in a transaction that may be retried.
 * They never throw and never wait, and nothing may depend on an event's arrival.
 */
export interface Live {
	/** Makes all tabs of the users reload what the fact names. */
	tell(to: Audience, fact: Fact): void;
	/** Makes the users' streams check session, rights and maintenance, and end if they may not stay open. */
	recheck(of: Audience): void;
	/** Sends a message about the users to every process, this one included. */
	say(of: Audience, word: Word): void;
}

export function createLive(bus: Bus): Live {
	const publish: Bus["publish"] = (signal) => {
		if (signal.to.length > 0) bus.publish(signal);
	};
	return {
		tell: (to, fact) => publish({ to, fact }),
		recheck: (of) => publish({ to: of }),
		say: (of, word) => publish({ to: of, word }),
	};
}

/** All tabs of the player reload the player's own record after the commit. */
export function tellOwnRecord({ live }: { readonly live: Live }, tx: Tx, userId: string): void {
	tx.afterCommit(() => live.tell([userId], { kind: "me" }));
}
