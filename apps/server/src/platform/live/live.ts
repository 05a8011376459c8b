import type { Tx } from "@hilo/db/open-database";
import type { Fact } from "@hilo/rules/live/facts";
import type { Audience, Bus } from "./bus.ts";
import type { Word } from "./word.ts";

/**
 * Live events, as use cases see them. Call it in `tx.afterCommit`, or after the single statement: never from a transaction that may
 * be run again. It never throws and never waits, and nothing may depend on an event having arrived.
 */
export interface Live {
	/** Invites users, in all their tabs, to look again at what the fact names. */
	tell(to: Audience, fact: Fact): void;
	/** Has the users' streams look again at session, rights and maintenance, and end where they may not stay. */
	recheck(of: Audience): void;
	/** Says something about the users to every process, this one included. */
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

/** Has all tabs of the user look again at the user's own record, once the transaction that changes it is committed. */
export function tellOwnRecord({ live }: { readonly live: Live }, tx: Tx, userId: string): void {
	tx.afterCommit(() => live.tell([userId], { kind: "me" }));
}
