/** In UTC, so that server and browser render the same. */
const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "2 November 2026". */
export function longDate(iso: string): string {
	return format.format(new Date(iso));
}
