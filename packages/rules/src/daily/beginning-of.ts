import { type Day, dayAt } from "../progression/site-day.ts";

/** More than the days that are open anywhere, in all zones there are. */
const MAX_KEPT = 2000;
const kept = new Map<string, number>();

/**
 * Returns when a day has begun in a time zone: the first moment, in epoch milliseconds, that its calendar calls that day or a later one. So a
 * day that a zone left out when it went over the date line (Samoa's 30 December 2011) begins with the one after it.
 */
export function beginningOf(day: Day, timeZone: string): number {
	const name = `${day} ${timeZone}`;
	const known = kept.get(name);
	if (known !== undefined) return known;
	const midnight = Date.parse(`${day}T00:00:00Z`);
	// No place is further from Greenwich than 26 hours, also where it has changed its side of the date line.
	let before = midnight - 27 * 3_600_000;
	let after = midnight + 27 * 3_600_000;
	while (after - before > 1) {
		const middle = Math.floor((before + after) / 2);
		if (dayAt(middle, timeZone) >= day) after = middle;
		else before = middle;
	}
	if (kept.size >= MAX_KEPT) kept.clear();
	kept.set(name, after);
	return after;
}
