import { DAY_MS, HOUR_MS } from "../time/durations.ts";

/** A day of the calendar, "2026-11-21". */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Every zone's midnight is at a multiple of 15 minutes, so that a cached day holds until the next one. */
const STEP_MS = 15 * 60_000;
let last = { step: Number.NaN, timeZone: "", day: "" };

/** Returns the day at a moment (epoch ms) in an IANA time zone. @throws RangeError for an unknown time zone. */
export function dayAt(now: number, timeZone: string): Day {
	const step = Math.floor(now / STEP_MS);
	if (last.step !== step || last.timeZone !== timeZone)
		last = { step, timeZone, day: formatOf(timeZone).format(now) };
	return last.day;
}

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day that comes `days` days after. */
export function daysAfter(day: Day, days: number): Day {
	return new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the next day. */
export const dayAfter = (day: Day): Day => daysAfter(day, 1);

/** Returns the previous day. */
export const dayBefore = (day: Day): Day => daysAfter(day, -1);

/** Returns the number of days from `earlier` to `later`; negative when `later` comes first. */
export function daysBetween(earlier: Day, later: Day): number {
	return Math.round((startOf(later) - startOf(earlier)) / DAY_MS);
}

/** Returns every day from the first to the last, both included. */
export function daysFrom(first: Day, last: Day): Day[] {
	return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, n) => daysAfter(first, n));
}

/** Returns the ms until the next midnight of a time zone, when the daily tasks reset; days may have 23 to 25 hours. */
export function msToMidnight(now: number, timeZone: string): number {
	const today = dayAt(now, timeZone);
	return firstMoment(now, now + 26 * HOUR_MS, (at) => formatOf(timeZone).format(at) !== today) - now;
}

/** Returns when the day of a moment begins in a time zone. Both times are in epoch ms. */
export function startOfDay(at: number, timeZone: string): number {
	const day = formatOf(timeZone).format(at);
	return firstMoment(at - 26 * HOUR_MS, at, (moment) => formatOf(timeZone).format(moment) === day);
}

/** Returns the first moment (epoch ms) at which `isReached`, which holds from then to `after`, and not at `before`. */
export function firstMoment(before: number, after: number, isReached: (at: number) => boolean): number {
	while (after - before > 1) {
		const middle = Math.floor((before + after) / 2);
		if (isReached(middle)) after = middle;
		else before = middle;
	}
	return after;
}

/** Returns when a day begins in a time zone, in epoch ms. */
export function startOfNamedDay(day: Day, timeZone: string): number {
	const noon = Date.parse(`${day}T12:00:00Z`);
	const shownDay = formatOf(timeZone).format(noon);
	// Far from UTC, this noon is on another day. No loop: years below 1000 have fewer digits and never compare right.
	const shiftHours = shownDay < day ? 6 : shownDay > day ? -6 : 0;
	return startOfDay(noon + shiftHours * HOUR_MS, timeZone);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
	let format = formats.get(timeZone);
	if (!format) {
		// Swedish dates have the format of ISO 8601.
		format = new Intl.DateTimeFormat("sv-SE", {
			timeZone,
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
		});
		formats.set(timeZone, format);
	}
	return format;
}
