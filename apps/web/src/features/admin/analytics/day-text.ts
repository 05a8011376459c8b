const SHORT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "23 Nov", for the axis of a chart. @param seconds since 1970 */
export function shortDay(seconds: number): string {
	return SHORT.format(seconds * 1000);
}

/** "23 Nov 2026" for "2026-11-23". */
export function longDay(day: string): string {
	return LONG.format(Date.parse(day));
}

/** "November 2026" for "2026-11-01". */
export function monthText(day: string): string {
	return MONTH.format(Date.parse(day));
}
