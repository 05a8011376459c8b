import type { Clock } from "../platform/system/clock.ts";

export interface TestClock extends Clock {
	advance(ms: number): void;
	/** @param at epoch ms. A later time also advances `elapsed`; an earlier one does not change it. */
	set(at: number): void;
}

/** Noon, so that no test crosses midnight by accident. */
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
