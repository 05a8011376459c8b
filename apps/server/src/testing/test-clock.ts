import type { Clock } from "../platform/system/clock.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
	/** Moves it on by so many milliseconds. */
	advance(ms: number): void;
	/** Sets it to a moment: epoch milliseconds. */
	set(at: number): void;
}

/** Noon, so that no test crosses midnight unawares. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export function testClock(now = NOON): TestClock {
	return {
		now: () => now,
		advance: (ms) => {
			now += ms;
		},
		set: (at) => {
			now = at;
		},
	};
}
