import type { Day } from "../progression/site-day.ts";
import type { PlayerTimeZone } from "./own-days.ts";

export interface PlayedDeck {
	readonly day: Day;
	readonly timeZone: string;
}

/**
 * Returns the zones a player may have had on a missed day: of the decks before and after it, else the present ones.
 * So an excused day stays excused after later zone changes. `played` in the order of its days.
 */
export function zonesOn(day: Day, played: readonly PlayedDeck[], zone: PlayerTimeZone): string[] {
	const before = played.findLast((deck) => deck.day <= day);
	const after = played.find((deck) => deck.day > day);
	const later = after ? [after.timeZone] : [zone.timeZone, ...(zone.change ? [zone.change.from] : [])];
	return [...new Set([...(before ? [before.timeZone] : []), ...later])];
}
