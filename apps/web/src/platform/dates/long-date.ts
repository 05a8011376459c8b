/** In UTC, so that the server's page and the browser's say the same. */
const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Returns a day as the home page writes it (platform.md, section 9): "2 November 2026". */
export function longDate(iso: string): string {
	return format.format(new Date(iso));
}
