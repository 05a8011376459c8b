/** Counts by name. Names must be few and the site's own, never what was sent. */
export interface LabelCounter {
	inc(name: string): void;
}

export interface MetricCounters {
	/** By game. */
	readonly runsStarted: LabelCounter;
	readonly runsEnded: LabelCounter;
	/** "ok" or "failed". */
	readonly signIns: LabelCounter;
	readonly limitsHit: LabelCounter;
	/** "sent", "retried" or "failed". */
	readonly mails: LabelCounter;
}

const UNCOUNTED: LabelCounter = { inc: () => undefined };

/** While metrics are off. */
export const NO_COUNTERS: MetricCounters = {
	runsStarted: UNCOUNTED,
	runsEnded: UNCOUNTED,
	signIns: UNCOUNTED,
	limitsHit: UNCOUNTED,
	mails: UNCOUNTED,
};
