import { type Day, dayAt } from "../progression/site-day.ts";
import { HOUR_MS } from "../time/durations.ts";

/** More than the days that can be open in all time zones together. */
const MAX_CACHED = 2000;
const cache = new Map<string, number>();

/**
 * Returns the first moment (epoch ms) at which a time zone's calendar shows that day or a later one.
 * A day that a zone skipped (Samoa's 30 December 2011) begins with the next one.
 */
export function beginningOf(day: Day, timeZone: string): number {
	const cacheKey = `${day} ${timeZone}`;
	const cached = cache.get(cacheKey);
	if (cached !== undefined) return cached;
	const midnight = Date.parse(`${day}T00:00:00Z`);
	// No zone is further from UTC than 26 hours, even where it has crossed the date line.
	let before = midnight - 27 * HOUR_MS;
	let after = midnight + 27 * HOUR_MS;
	while (after - before > 1) {
		const middle = Math.floor((before + after) / 2);
		if (dayAt(middle, timeZone) >= day) after = middle;
		else before = middle;
	}
	if (cache.size >= MAX_CACHED) cache.clear();
	cache.set(cacheKey, after);
	return after;
}
