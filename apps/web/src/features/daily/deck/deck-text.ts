import type { PublicDeck } from "@hilo/rules/daily/deal-deck";
import type { DeckStreak } from "@hilo/rules/daily/streak";
import type { Day } from "@hilo/rules/progression/site-day";
import { count } from "../../../platform/count.ts";
import { dateWriter } from "../../../platform/dates.ts";

function plainWriter(options: Intl.DateTimeFormatOptions): (date: Day) => string {
	const write = dateWriter("en-GB", options);
	return (date) => write(date).replace(",", "");
}

/** "2026-11-23" becomes "Monday 23 November". */
export const dayText = plainWriter({ weekday: "long", day: "numeric", month: "long" });

/** "2026-11-23" becomes "Monday 23 November 2026". */
export const dateText = plainWriter({ dateStyle: "full" });

/** "2026-11" becomes "November 2026". */
export const monthText = plainWriter({ month: "long", year: "numeric" });

/** "1:04". @param ms at least 0 */
export function minutesText(ms: number): string {
	const seconds = Math.round(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The class of a deck's name as a page's heading: a long name of the site gets smaller letters. */
export function deckHeading(siteName: string): string {
	return `${siteName.length > 12 ? "text-title" : "text-hero low:text-title"} wrap-anywhere tabular-nums`;
}

/** "Hilo 142". */
export function deckName(siteName: string, { number }: Pick<PublicDeck, "number">): string {
	return `${siteName} ${number}`;
}

/** Grace days are called so on the screen. */
export function freezes(days: number): string {
	return count(days, "streak freeze");
}

/** "3 more days until you earn another streak freeze."; empty where no more can be kept. */
export function untilFreezeText({ grace, untilGrace }: DeckStreak): string {
	if (untilGrace === null) return "";
	const which = grace > 0 ? "another" : "a";
	return `${count(untilGrace, "more day")} until you earn ${which} streak freeze.`;
}
