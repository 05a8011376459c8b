import { type Day, dayAfter, dayAt, dayBefore, daysFrom } from "../progression/site-day.ts";
import { DAY_MS } from "../time/durations.ts";
import { isOpen, windowOf } from "./days.ts";

/** The minimum time between two changes of the time zone. */
export const MIN_ZONE_CHANGE_INTERVAL_MS = DAY_MS;

/** The clocks of the server's processes differ by less. */
const SKEW_MS = 60_000;

/** A player's time zone, and its last change. */
export interface PlayerTimeZone {
	readonly timeZone: string;
	readonly change: ZoneChange | null;
}

interface ZoneChange {
	readonly from: string;
	readonly at: number;
	/** The oldest open day at that moment without a closed one after it. Days before it stay closed. */
	readonly openFrom: Day;
	/** The newest day at that moment that was open or that the new zone had begun. */
	readonly openTo: Day;
}

/**
 * Returns the days whose decks are open to a player, the oldest first; at least one. A day that was open or skipped
 * at a change of the time zone stays open until it has closed in both zones; a closed day never opens again.
 */
export function openDaysOf(stored: PlayerTimeZone, now: number): Day[] {
	const zone = isAhead(stored.change, now) ? { ...stored, change: null } : stored;
	const today = dayAt(now, zone.timeZone);
	const { change } = zone;
	const ofChange = change ? daysFrom(change.openFrom, change.openTo) : [];
	const days = new Set([dayBefore(today), today, ...ofChange]);
	return [...days].filter((day) => isOpenTo(zone, day, now)).sort();
}

/** Returns whether a day's deck was open to a player at a past moment (epoch ms). `previousZone`: before the change. */
export function wasOpenTo(zone: PlayerTimeZone, day: Day, at: number, previousZone: string): boolean {
	const isBefore = zone.change !== null && at < zone.change.at;
	return isBefore ? isOpen(at, windowOf(day, previousZone)) : isOpenTo(zone, day, at);
}

/** Returns when a day's deck closes for a player, in epoch ms. */
export function closingTimeOf(day: Day, { timeZone, change }: PlayerTimeZone): number {
	const { closesAt } = windowOf(day, timeZone);
	return isOfChange(change, day) ? Math.max(closesAt, windowOf(day, change.from).closesAt) : closesAt;
}

/** Returns when the next deck opens for a player, in epoch ms. */
export function nextOpeningTimeOf(zone: PlayerTimeZone, now: number): number {
	const newest = openDaysOf(zone, now).at(-1) ?? dayAt(now, zone.timeZone);
	return windowOf(dayAfter(newest), zone.timeZone).opensAt;
}

/** Returns when the zone may be changed again (epoch ms); null: now. A change in the future is a clock's error. */
export function changeableAt({ change }: PlayerTimeZone, now: number): number | null {
	if (!change || isAhead(change, now)) return null;
	const at = change.at + MIN_ZONE_CHANGE_INTERVAL_MS;
	return at > now ? at : null;
}

/** Returns a player's zone after a change. */
export function changeZone(zone: PlayerTimeZone, timeZone: string, now: number): PlayerTimeZone {
	const open = openDaysOf(zone, now);
	const todayInNewZone = dayAt(now, timeZone);
	// Days before a gap stay closed: otherwise the closed day in the gap would open again.
	const afterGap = open.findLastIndex((day, index) => index > 0 && open[index - 1] !== dayBefore(day));
	const openFrom = open[Math.max(0, afterGap)] ?? todayInNewZone;
	const openTo = [...open, todayInNewZone].sort().at(-1) ?? todayInNewZone;
	return { timeZone, change: { from: zone.timeZone, at: now, openFrom, openTo } };
}

/** A change in the future was made by a clock that was ahead. */
function isAhead(change: ZoneChange | null, now: number): boolean {
	return change !== null && change.at > now + SKEW_MS;
}

function isOpenTo(zone: PlayerTimeZone, day: Day, now: number): boolean {
	const { timeZone, change } = zone;
	if (change && day < change.openFrom) return false;
	if (isOfChange(change, day)) return now < closingTimeOf(day, zone);
	return isOpen(now, windowOf(day, timeZone));
}

function isOfChange(change: ZoneChange | null, day: Day): change is ZoneChange {
	return change !== null && change.openFrom <= day && day <= change.openTo;
}
