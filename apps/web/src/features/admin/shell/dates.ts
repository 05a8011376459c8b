const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const seconds = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** "3 Dec 2026", in the administrator's time zone. */
export function dayText(iso: string): string {
	return days.format(new Date(iso));
}

/** "3 Dec 2026, 18:00". */
export function dayTimeText(iso: string): string {
	return moments.format(new Date(iso));
}

/** "3 Dec 2026, 18:00:05". */
export function exactText(iso: string): string {
	return seconds.format(new Date(iso));
}
