import type { Clock } from "../platform/system/clock.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
	/** Moves it on by so many milliseconds. */
	advance(ms: number): void;
	/** Sets it to a moment: epoch milliseconds. Until a later one, time passes; to an earlier one, it is only set back. */
	set(at: number): void;
}

/** Noon, so that no test crosses midnight unawares. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export function testClock(now = NOON): TestClock {
	let elapsed = 0;
	return {
		now: () => now,
		elapsed: () => elapsed,
		advance: (ms) => {
			now += ms;
			elapsed += ms;
		},
		set: (at) => {
			elapsed += Math.max(0, at - now);
			now = at;
		},
	};
}
