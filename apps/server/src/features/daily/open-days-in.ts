import { isOpen, openDays, windowOf } from "@hilo/rules/daily/days";
import type { Day } from "@hilo/rules/progression/site-day";

/** A day whose deck can be played, and where it closes last. */
export interface OpenDay {
	readonly day: Day;
	readonly timeZone: string;
	/** Epoch milliseconds. */
	readonly closesAt: number;
}

/** Returns the days that are open in any of these time zones, the oldest first. */
export function openDaysIn(timeZones: readonly string[], now: number): OpenDay[] {
	return openDays(now, timeZones).map((day) => {
		const [last, ...others] = timeZones
			.map((timeZone) => ({ timeZone, ...windowOf(day, timeZone) }))
			.filter((window) => isOpen(now, window));
		if (!last) throw new RangeError(`${day} is not open`);
		const { timeZone, closesAt } = others.reduce((a, b) => (b.closesAt > a.closesAt ? b : a), last);
		return { day, timeZone, closesAt };
	});
}
