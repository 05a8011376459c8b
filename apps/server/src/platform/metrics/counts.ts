import { Tally } from "./tally.ts";

/**
 * What features and the platform count for whoever watches the site. Counting costs as much as adding to a number, so it is done
 * whether metrics are on or not; `registry.ts` alone knows in which format they are shown.
 */
export interface Counts {
	/** Judged runs that were dealt, by game. */
	readonly runsStarted: Tally;
	/** Judged runs that are over, by game. */
	readonly runsEnded: Tally;
	/** "ok" or "failed". */
	readonly signIns: Tally;
	/** What limits refused, by the limit's name. */
	readonly limitsHit: Tally;
	/** "sent", "retried" or "failed". */
	readonly mails: Tally;
}

export function createCounts(): Counts {
	return {
		runsStarted: new Tally(),
		runsEnded: new Tally(),
		signIns: new Tally(),
		limitsHit: new Tally(),
		mails: new Tally(),
	};
}
