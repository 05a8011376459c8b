/** Where "now" comes from; tests bring their own. */
export interface Clock {
	/** Epoch milliseconds. */
	now(): number;
	/**
	 * Milliseconds since some moment of this process. They go on evenly whatever the machine's clock is set to, so what is kept in memory
	 * for a while is measured by them.
	 */
	elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
