import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import type { Day } from "@hilo/rules/progression/site-day";

/** A text for a day or a month in UTC. */
function dateWriter(options: Intl.DateTimeFormatOptions): (date: Day) => string {
	const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
	return (date) => format.format(new Date(date)).replace(",", "");
}

/** "2026-11-23" becomes "Monday 23 November". */
export const dayText = dateWriter({ weekday: "long", day: "numeric", month: "long" });

/** "2026-11-23" becomes "Monday 23 November 2026". */
export const dateText = dateWriter({ dateStyle: "full" });

/** "2026-11-23" becomes "Mon 23". */
export const weekdayText = dateWriter({ weekday: "short", day: "numeric" });

/** "2026-11" becomes "November 2026". */
export const monthText = dateWriter({ month: "long", year: "numeric" });

/** "1:04". @param ms at least 0 */
export function minutesText(ms: number): string {
	const seconds = Math.round(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function deckName({ number }: Pick<PublicDeck, "number">): string {
	return `Hilo ${number}`;
}
