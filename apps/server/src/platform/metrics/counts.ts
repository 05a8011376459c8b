/** Counts since the process started, by name. Names must be few and the site's own, never what was sent. */
export class Tally {
	readonly #counts = new Map<string, number>();

	inc(name: string): void {
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
	}

	entries(): Iterable<readonly [name: string, count: number]> {
		return this.#counts;
	}
}

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
