import { type Day, dayAt, dayBefore } from "../progression/site-day.ts";
import { dayAfter, isOpen, windowOf } from "./days.ts";

/** How long after a change of the time zone there can't be another (D63). */
export const ZONE_PAUSE_MS = 24 * 3_600_000;

/** The clocks of several processes are closer to one another than that. */
const SKEW_MS = 60_000;

/** Where somebody has their days, and what was before. */
export interface OwnZone {
	/** An IANA name. */
	readonly timeZone: string;
	/** Null where it never was changed. */
	readonly change: ZoneChange | null;
}

/** A change of the time zone. */
export interface ZoneChange {
	/** The zone before. */
	readonly from: string;
	/** Epoch milliseconds. */
	readonly at: number;
	/** The oldest day that was open at that moment and had no closed one after it. Those before it have closed for good. */
	readonly openFrom: Day;
	/** The newest day that was open at that moment: by the zone before, or because the new one had begun it. */
	readonly openTo: Day;
}

/**
 * Returns the days whose decks are open to somebody, the oldest first; there always is one. Usually it is today; after a short night also
 * yesterday. A change of the time zone closes no day early, unless a later one has closed already, and opens none again:
 * each that was open at the change, or was skipped by it, stays open until it has closed in both zones.
 */
export function openDaysOf(kept: OwnZone, now: number): Day[] {
	const zone = isAhead(kept.change, now) ? { ...kept, change: null } : kept;
	const today = dayAt(now, zone.timeZone);
	const days = new Set([dayBefore(today), today, ...daysOfChange(zone)]);
	return [...days].filter((day) => isOpenTo(zone, day, now)).sort();
}

/**
 * Returns whether a day's deck was open to somebody at a moment of the past.
 *
 * @param before where they had their days before their last change of the time zone.
 */
export function wasOpenTo(zone: OwnZone, day: Day, at: number, before: string): boolean {
	const isBefore = zone.change !== null && at < zone.change.at;
	return isBefore ? isOpen(at, windowOf(day, before)) : isOpenTo(zone, day, at);
}

/** Returns when a day's deck closes for somebody: epoch milliseconds. */
export function closingOf(day: Day, { timeZone, change }: OwnZone): number {
	const { closesAt } = windowOf(day, timeZone);
	return isOfChange(change, day) ? Math.max(closesAt, windowOf(day, change.from).closesAt) : closesAt;
}

/** Returns when the next deck opens for somebody: epoch milliseconds. */
export function nextOpeningOf(zone: OwnZone, now: number): number {
	const newest = openDaysOf(zone, now).at(-1) ?? dayAt(now, zone.timeZone);
	return windowOf(dayAfter(newest), zone.timeZone).opensAt;
}

/**
 * Returns when the time zone may be changed again: epoch milliseconds; null where it may be now. A change that lies ahead was made when a clock was
 * wrong, and must not lock anybody out.
 */
export function changeableAt({ change }: OwnZone, now: number): number | null {
	if (!change || isAhead(change, now)) return null;
	const at = change.at + ZONE_PAUSE_MS;
	return at > now ? at : null;
}

/** Returns where somebody has their days after a change of the time zone. */
export function changeZone(zone: OwnZone, timeZone: string, now: number): OwnZone {
	const open = openDaysOf(zone, now);
	const there = dayAt(now, timeZone);
	// Where a day between two open ones has closed, the days before it stay closed with it, or it would open again.
	const afterGap = open.findLastIndex((day, index) => index > 0 && open[index - 1] !== dayBefore(day));
	const openFrom = open[Math.max(0, afterGap)] ?? there;
	const openTo = [...open, there].sort().at(-1) ?? there;
	return { timeZone, change: { from: zone.timeZone, at: now, openFrom, openTo } };
}

/** Whether a change was made when a clock was ahead: of days that have not begun, nothing counts. */
function isAhead(change: ZoneChange | null, now: number): boolean {
	return change !== null && change.at > now + SKEW_MS;
}

function isOpenTo(zone: OwnZone, day: Day, now: number): boolean {
	const { timeZone, change } = zone;
	if (change && day < change.openFrom) return false;
	if (isOfChange(change, day)) return now < closingOf(day, zone);
	return isOpen(now, windowOf(day, timeZone));
}

function isOfChange(change: ZoneChange | null, day: Day): change is ZoneChange {
	return change !== null && change.openFrom <= day && day <= change.openTo;
}

/** The days that were open at the change: three at most. */
function daysOfChange({ change }: OwnZone): Day[] {
	const days: Day[] = [];
	for (let day = change?.openFrom; change && day && day <= change.openTo; day = dayAfter(day)) days.push(day);
	return days;
}
