/** In UTC, so that server and browser render the same. */
const format = new Intl.DateTimeFormat("en-US", {
	month: "short",
	day: "numeric",
	year: "numeric",
	timeZone: "UTC",
});

/** "Nov 21, 2026". */
export function shortDate(iso: string): string {
	return format.format(new Date(iso));
}
