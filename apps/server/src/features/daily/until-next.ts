import { dayAfter, openDays, windowOf } from "@hilo/rules/daily/days";
import { dayAt } from "@hilo/rules/progression/site-day";

/**
 * Returns how long it is until the next deck opens, in milliseconds: the day after the newest that is open.
 *
 * @param timeZones the present one first.
 */
export function untilNext([timeZone = "UTC", ...others]: readonly string[], now: number): number {
	const newest = openDays(now, [timeZone, ...others]).at(-1) ?? dayAt(now, timeZone);
	return windowOf(dayAfter(newest), timeZone).opensAt - now;
}
