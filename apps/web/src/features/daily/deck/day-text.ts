import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import type { Day } from "@hilo/rules/progression/site-day";

const formatter = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });

const dayOfYear = formatter({ weekday: "long", day: "numeric", month: "long" });
const date = formatter({ dateStyle: "full" });
const weekday = formatter({ weekday: "short", day: "numeric" });
const month = formatter({ month: "long", year: "numeric" });

const momentOf = (day: Day) => new Date(`${day}T00:00:00Z`);

/** "2026-11-23" becomes "Monday 23 November". */
export function dayText(day: Day): string {
	return dayOfYear.format(momentOf(day));
}

/** "2026-11-23" becomes "Monday 23 November 2026". */
export function dateText(day: Day): string {
	return date.format(momentOf(day)).replace(",", "");
}

/** "2026-11-23" becomes "Mon 23". */
export function weekdayText(day: Day): string {
	return weekday.format(momentOf(day)).replace(",", "");
}

/** "2026-11" becomes "November 2026". */
export function monthText(of: string): string {
	return month.format(momentOf(`${of}-01`));
}

/** "1:04". @param ms at least 0 */
export function minutesText(ms: number): string {
	const seconds = Math.round(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function deckName({ number }: Pick<PublicDeck, "number">): string {
	return `Hilo ${number}`;
}
