export interface Clock {
	/** Epoch milliseconds. */
	now(): number;
	/** Monotonic milliseconds, unaffected by changes of the machine's clock; for the age of what is in memory. */
	elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
