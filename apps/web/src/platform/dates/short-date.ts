/** In UTC, so that the server's page and the browser's say the same. */
const format = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	year: "numeric",
	timeZone: "UTC",
});

/** "Nov 21, 2026": how profiles write a day (platform.md, section 9). */
export function shortDate(iso: string): string {
	return format.format(new Date(iso));
}
