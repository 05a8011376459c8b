import { type Day, dayAt } from "../progression/site-day.ts";

/** More than the days that can be open in all time zones together. */
const MAX_KEPT = 2000;
const kept = new Map<string, number>();

/**
 * Returns the first moment (epoch ms) at which a time zone's calendar shows that day or a later one.
 * A day that a zone skipped (Samoa's 30 December 2011) begins with the next one.
 */
export function beginningOf(day: Day, timeZone: string): number {
	const name = `${day} ${timeZone}`;
	const known = kept.get(name);
	if (known !== undefined) return known;
	const midnight = Date.parse(`${day}T00:00:00Z`);
	// No zone is further from UTC than 26 hours, even where it has crossed the date line.
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
