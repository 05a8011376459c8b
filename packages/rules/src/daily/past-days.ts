import { type Day, dayBefore } from "../progression/site-day.ts";
import { dayAfter, FIRST_DAY } from "./days.ts";

/** The days whose decks are in the archive: from deck number 1 on, also those that nobody has opened. */
export interface PastDays {
	readonly first: Day;
	readonly last: Day;
}

/** Returns which days the archive has, where all up to `closed` have closed everywhere; null before the first one has. */
export function pastDays(closed: Day): PastDays | null {
	return closed < FIRST_DAY ? null : { first: FIRST_DAY, last: closed };
}

/** Returns the month that a day is in, "2026-11". */
export function monthOf(day: Day): string {
	return day.slice(0, 7);
}

/** Returns the days of a month that the archive has, the newest first. */
export function pastDaysIn(month: string, { first, last }: PastDays): Day[] {
	const days: Day[] = [];
	for (let day = `${month}-01`; monthOf(day) === month; day = dayAfter(day))
		if (first <= day && day <= last) days.unshift(day);
	return days;
}

/** Returns the days before and after one of the archive's; null where that has none. */
export function beside(day: Day, { first, last }: PastDays): { previous: Day | null; next: Day | null } {
	return { previous: day > first ? dayBefore(day) : null, next: day < last ? dayAfter(day) : null };
}
