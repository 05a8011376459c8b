/** Where "now" comes from; tests bring their own. */
export interface Clock {
	/** Epoch milliseconds. */
	now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
