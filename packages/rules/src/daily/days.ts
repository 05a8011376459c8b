import {
	type Day,
	dayAfter,
	dayAt,
	dayBefore,
	daysAfter,
	daysBetween,
	firstMoment,
} from "../progression/site-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/durations.ts";
// Promised in docs/product.md#daily-deck.

/** The day of deck number 1. */
export const FIRST_DAY: Day = "2026-07-05";
/** How long a deck is open, at least (docs/product.md#daily-deck). */
export const OPEN_MS = DAY_MS;
/** How long a begun deck may be finished after its day. */
export const FINISH_MS = 10 * MINUTE_MS;
/** Where a day begins first, and where it ends last. */
const EARLIEST_ZONE = "Etc/GMT-14";
const LATEST_ZONE = "Etc/GMT+12";

/** When a deck can be played, in epoch ms; the end is exclusive. */
export interface DayWindow {
	readonly opensAt: number;
	readonly closesAt: number;
}

/** Returns the number of a day's deck: 1 on the first day, below 1 before it. */
export function deckNumber(day: Day): number {
	return daysBetween(FIRST_DAY, day) + 1;
}

/** Returns the title of a day's deck: "Hilo 142". @param site the site's name */
export function deckTitle(site: string, day: Day): string {
	return `${site} ${deckNumber(day)}`;
}

/** Returns the day of a deck, by its number. */
export function dayOfDeck(number: number): Day {
	return daysAfter(FIRST_DAY, number - 1);
}

/** Returns when a day's deck is open in a time zone: from midnight for 24 hours, or to the next midnight if later. */
export function windowOf(day: Day, timeZone: string): DayWindow {
	const opensAt = beginningOf(day, timeZone);
	return { opensAt, closesAt: Math.max(opensAt + OPEN_MS, beginningOf(dayAfter(day), timeZone)) };
}

/** Returns whether a window is open at a moment (epoch ms). */
export function isOpen(now: number, { opensAt, closesAt }: DayWindow): boolean {
	return opensAt <= now && now < closesAt;
}

/** Returns the newest day that has begun anywhere. Later decks are secret. */
export function newestDay(now: number): Day {
	return dayAt(now, EARLIEST_ZONE);
}

/** Returns the newest day whose deck no player can begin or finish. It is no longer secret. */
export function newestClosedDay(now: number): Day {
	return dayBefore(dayAt(now - FINISH_MS, LATEST_ZONE));
}

/** More than the days that can be open in all time zones together. */
const MAX_CACHED = 2000;
const cache = new Map<string, number>();

/**
 * Returns the first moment (epoch ms) at which a time zone's calendar shows that day or a later one.
 * A day that a zone skipped (Samoa's 30 December 2011) begins with the next one.
 */
function beginningOf(day: Day, timeZone: string): number {
	const cacheKey = `${day} ${timeZone}`;
	const cached = cache.get(cacheKey);
	if (cached !== undefined) return cached;
	const midnight = Date.parse(`${day}T00:00:00Z`);
	// No zone is further from UTC than 26 hours, even where it has crossed the date line.
	const beginning = firstMoment(
		midnight - 27 * HOUR_MS,
		midnight + 27 * HOUR_MS,
		(at) => dayAt(at, timeZone) >= day,
	);
	if (cache.size >= MAX_CACHED) cache.clear();
	cache.set(cacheKey, beginning);
	return beginning;
}

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
