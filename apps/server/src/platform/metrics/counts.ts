import { Tally } from "./tally.ts";

/** Counters for monitoring. Counting is as cheap as an addition, so it is always on; `app/metrics` exports them. */
export interface Counts {
	/** By game. */
	readonly runsStarted: Tally;
	/** By game. */
	readonly runsEnded: Tally;
	/** "ok" or "failed". */
	readonly signIns: Tally;
	/** By the limit's name. */
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
