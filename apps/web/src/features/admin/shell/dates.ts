const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const seconds = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** How the administrators' pages write a day, in the administrator's own time zone: "3 Dec 2026". */
export function dayText(iso: string): string {
	return days.format(new Date(iso));
}

/** A day with its time: "3 Dec 2026, 18:00". */
export function dayTimeText(iso: string): string {
	return moments.format(new Date(iso));
}

/** To the second: "3 Dec 2026, 18:00:05". */
export function exactText(iso: string): string {
	return seconds.format(new Date(iso));
}
