import type { Day } from "../progression/site-day.ts";
import type { OwnZone } from "./own-days.ts";

/** A day that was played, and where. */
export interface PlayedIn {
	readonly day: Day;
	readonly timeZone: string;
}

/**
 * Returns the time zones that somebody may have had on a day they did not play: that of the last deck before it, and that of the next one
 * after it or else today's. So what excused a day there goes on to excuse it, wherever they go later.
 *
 * @param played in the order of their days.
 */
export function zonesOn(day: Day, played: readonly PlayedIn[], zone: OwnZone): string[] {
	const before = played.findLast((each) => each.day <= day);
	const after = played.find((each) => each.day > day);
	const now = after ? [after.timeZone] : [zone.timeZone, ...(zone.change ? [zone.change.from] : [])];
	return [...new Set([...(before ? [before.timeZone] : []), ...now])];
}
