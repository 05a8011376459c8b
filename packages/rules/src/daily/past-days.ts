import { type Day, dayBefore } from "../progression/site-day.ts";
import { dayAfter, FIRST_DAY } from "./days.ts";

/** The first and the last day of the archive, which includes days without a play. */
export interface PastDays {
	readonly first: Day;
	readonly last: Day;
}

/** Returns the days of the archive, null before its first. `closed`: the newest day that has closed everywhere. */
export function pastDays(closed: Day): PastDays | null {
	return closed < FIRST_DAY ? null : { first: FIRST_DAY, last: closed };
}

/** Returns the month of a day, "2026-11". */
export function monthOf(day: Day): string {
	return day.slice(0, 7);
}

/** Returns the archive's days of a month, the newest first. */
export function pastDaysIn(month: string, { first, last }: PastDays): Day[] {
	const days: Day[] = [];
	for (let day = `${month}-01`; monthOf(day) === month; day = dayAfter(day))
		if (first <= day && day <= last) days.unshift(day);
	return days;
}

/** Returns the archive's days before and after one; null where there is none. */
export function neighboursOf(
	day: Day,
	{ first, last }: PastDays,
): { previous: Day | null; next: Day | null } {
	return { previous: day > first ? dayBefore(day) : null, next: day < last ? dayAfter(day) : null };
}
