/** Counts since the process started, by name. Names must be few and the site's own, never what was sent. */
export class LabelCounter {
	readonly #counts = new Map<string, number>();

	inc(name: string): void {
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
	}

	entries(): Iterable<readonly [name: string, count: number]> {
		return this.#counts;
	}
}

/** Counters for monitoring. Counting is as cheap as an addition, so it is always on; `app/metrics` exports them. */
export interface MetricCounters {
	readonly runsStarted: LabelCounter;
	readonly runsEnded: LabelCounter;
	/** "ok" or "failed". */
	readonly signIns: LabelCounter;
	readonly limitsHit: LabelCounter;
	/** "sent", "retried" or "failed". */
	readonly mails: LabelCounter;
}

export function createMetricCounters(): MetricCounters {
	return {
		runsStarted: new LabelCounter(),
		runsEnded: new LabelCounter(),
		signIns: new LabelCounter(),
		limitsHit: new LabelCounter(),
		mails: new LabelCounter(),
	};
}
