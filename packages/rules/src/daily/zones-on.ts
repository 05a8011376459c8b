import type { Day } from "../progression/site-day.ts";
import type { OwnZone } from "./own-days.ts";

export interface PlayedIn {
	readonly day: Day;
	readonly timeZone: string;
}

/**
 * Returns the zones a player may have had on a missed day: of the decks before and after it, else the present ones.
 * So an excused day stays excused after later zone changes. `played` in the order of its days.
 */
export function zonesOn(day: Day, played: readonly PlayedIn[], zone: OwnZone): string[] {
	const before = played.findLast((each) => each.day <= day);
	const after = played.find((each) => each.day > day);
	const now = after ? [after.timeZone] : [zone.timeZone, ...(zone.change ? [zone.change.from] : [])];
	return [...new Set([...(before ? [before.timeZone] : []), ...now])];
}
