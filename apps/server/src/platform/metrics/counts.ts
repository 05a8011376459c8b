import { Tally } from "./tally.ts";

/** Counters for monitoring. Counting is as cheap as an addition, so it is always on; `app/metrics` exports them. */
export interface Counts {
	readonly runsStarted: Tally;
	readonly runsEnded: Tally;
	/** "ok" or "failed". */
	readonly signIns: Tally;
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
